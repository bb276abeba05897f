import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Listener } from '#server/receiving/body.ts';
import type { strictParts } from '#server/receiving/strictParts.ts';

// Some fifty parts of a few letters each. A file's bytes cost little: they come as they arrived.
const PIECE = 4 * 1024;
/** Milliseconds after which a body's turn is over. */
const TURN = 2;

/**
 * The body of a request, read piece by piece when its turn has come: what waits for it waits in the request. Ends in an error
 * when a piece is refused, and early when its client goes away.
 */
export const inPieces = (
  request: IncomingMessage,
  strict: ReturnType<typeof strictParts>,
  { read, onText }: Pick<Listener, 'read' | 'onText'>,
): Readable => {
  let isWanted = false;
  const pass = () => {
    const end = performance.now() + TURN;
    let goesOn = false;
    do {
      // Asked for a large number of bytes, a request keeps as many in memory from then on.
      const piece: Buffer | null = request.read(
        strict.isInFile() ? undefined : Math.min(request.readableLength, PIECE),
      );
      if (!piece || body.destroyed) return;
      strict.see(piece);
      goesOn = body.push(piece);
      if (!strict.isInFile()) onText(piece.length);
    } while (goesOn && performance.now() < end);
  };
  const askForTurn = () => {
    // At the end this is what makes the request say so.
    if (request.readableLength === 0) request.read(0);
    else if (isWanted) {
      isWanted = false;
      read(pass).catch((error) => body.destroy(error));
    }
  };
  const listeners = {
    readable: askForTurn,
    end: () => body.push(null),
    error: (error: Error) => body.destroy(error),
    close: () => request.readableEnded || body.destroy(),
  };
  const body = new Readable({
    read: () => {
      isWanted = true;
      askForTurn();
    },
    // The rest of a request that was refused may take long to arrive: it must not hold what was read of it.
    destroy: (error, done) => {
      for (const [event, listener] of Object.entries(listeners)) request.off(event, listener);
      done(error);
    },
  });
  for (const [event, listener] of Object.entries(listeners)) request.on(event, listener);
  return body;
};

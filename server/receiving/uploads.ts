import { EventEmitter, once } from 'node:events';
import { ProblemError } from '#server/http/problemError.ts';
import { countByNetwork, leastOf } from '#server/listening/crowd.ts';
import { type TakeTurn, takingTurns } from '#server/receiving/turns.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';

type Bounds = Pick<Settings, 'uploadsAtOnce' | 'takeOverAfter' | 'crowdedBytesPerSecond' | 'textBytesAtOnce'>;

/** The uploads under way: how many at once, and only one for each application. */
export interface Uploads {
  /**
   * Counts an upload in. When there are too many, the slowest of the network that has most of them is refused for it; when
   * that is its own network, only one that is slow. Throws a 503 ProblemError when none of its own network gives way.
   */
  begin(upload: Upload): void;
  /** Says which application it brings. Throws a 409 ProblemError while another upload brings the same one and still moves. */
  claim(upload: Upload, submissionId: string): void;
  /**
   * Says how much more text it holds. When all hold too much together, the one that holds most is refused for it. Throws a
   * 503 ProblemError when that is this one.
   */
  hold(upload: Upload, textBytes: number): void;
  /** Its body is there; from now on no retry takes over. Throws a 409 ProblemError when one already has. */
  settle(upload: Upload, submissionId: string): void;
  end(upload: Upload): void;
  /**
   * Resolves when no upload brings this application any longer. One that has not arrived by now is cut: whoever asks what
   * became of it no longer sends it, and what is said to be absent may not be stored a moment later.
   */
  over(submissionId: string): Promise<void>;
  /** Reads a piece of a body when its turn has come. */
  read: TakeTurn<Upload>;
  /** Examines a file when its turn has come. */
  examine: TakeTurn<Upload>;
  /** Refuses all whose body is not there yet. */
  refuseAll(refusal: ProblemError): void;
}

const busy = () =>
  new ProblemError(503, 'Many applications arrive right now. Please try again in a minute.', { retryAfter: 5 });
const inFlight = () =>
  new ProblemError(409, 'This application is just being received. Please wait a moment, then try again.', {
    retryAfter: 2,
  });

export const uploadsUnderWay = ({
  uploadsAtOnce,
  takeOverAfter,
  crowdedBytesPerSecond,
  textBytesAtOnce,
}: Bounds): Uploads => {
  const all = new Set<Upload>();
  const texts = new Map<Upload, number>();
  const settled = new Set<Upload>();
  const holders = new Map<string, Upload>();
  const ends = new EventEmitter().setMaxListeners(0);

  const end = (upload: Upload) => {
    all.delete(upload);
    settled.delete(upload);
    texts.delete(upload);
    for (const [submissionId, holder] of holders) {
      if (holder !== upload) continue;
      holders.delete(submissionId);
      ends.emit(submissionId);
    }
  };
  const arriving = () => [...all].filter((upload) => !settled.has(upload) && !upload.hasArrived());
  const makeRoomFor = (next: Upload) => {
    const counts = countByNetwork([...all, next]);
    const largest = Math.max(...counts.values());
    const crowd = arriving().filter(({ network }) => counts.get(network) === largest);
    const slowest = leastOf(crowd, (upload) => upload.pace());
    const isFair = counts.get(next.network) !== largest;
    if (slowest && (isFair || slowest.pace() < crowdedBytesPerSecond)) {
      slowest.refuse(busy());
      end(slowest);
    } else if (!isFair) throw busy();
  };

  return {
    begin: (upload) => {
      if (all.size >= uploadsAtOnce) makeRoomFor(upload);
      all.add(upload);
    },
    claim: (upload, submissionId) => {
      const holder = holders.get(submissionId);
      if (holder && (settled.has(holder) || holder.idle() < takeOverAfter)) throw inFlight();
      // A phone that changed networks leaves a connection behind that looks open for a while.
      holder?.cut();
      holders.set(submissionId, upload);
    },
    hold: (upload, textBytes) => {
      if (!all.has(upload)) throw busy();
      texts.set(upload, (texts.get(upload) ?? 0) + textBytes);
      const held = [...texts.values()].reduce((sum, bytes) => sum + bytes, 0);
      if (held <= textBytesAtOnce) return;
      const largest = leastOf([upload, ...arriving()], (one) => -(texts.get(one) ?? 0)) ?? upload;
      end(largest);
      if (largest === upload) throw busy();
      largest.refuse(busy());
    },
    settle: (upload, submissionId) => {
      if (holders.get(submissionId) !== upload) throw inFlight();
      settled.add(upload);
    },
    end,
    over: async (submissionId) => {
      const holder = holders.get(submissionId);
      if (!holder) return;
      if (!holder.hasArrived()) holder.cut();
      await once(ends, submissionId);
    },
    read: takingTurns(),
    examine: takingTurns(),
    refuseAll: (refusal) => {
      for (const upload of arriving()) upload.refuse(refusal);
    },
  };
};

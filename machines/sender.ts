import { type AnyEventObject, type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';

interface Given<Sent, Input> {
  input: Input;
  sendBack: (event: Sent) => void;
  /** It is aborted when the actor is stopped, as that of a `fromPromise`. */
  signal: AbortSignal;
}

/** The logic of an actor that sends only these events to its parent, and receives none. `fromCallback` alone lets it send any. */
export const sender = <Sent extends EventObject, Input = NonReducibleUnknown>(
  logic: (given: Given<Sent, Input>) => void,
) =>
  fromCallback<AnyEventObject, Input>(({ input, sendBack }) => {
    const ends = new AbortController();
    logic({ input, sendBack, signal: ends.signal });
    return () => ends.abort();
  });

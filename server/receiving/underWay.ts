import { brokenUpload, ProblemError } from '#server/http/problemError.ts';

/** An application that a call is bringing. */
export interface Reception {
  /** Its body is there: from now on nothing cancels it. Throws when it was cancelled. */
  settle(): void;
  end(): void;
}

export interface ApplicationsUnderWay {
  /**
   * Says that a call which began at `since` brings this application; `cancel` ends that call. Throws a 409 while another call
   * brings it, and a 400 when it was asked for since.
   */
  begin(name: string, since: number, cancel: () => void): Reception;
  /**
   * Resolves when no call brings this application any longer, and none that has begun by now will: one whose body is not
   * there yet is cancelled.
   */
  over(name: string): Promise<void>;
}

/** More questions are not remembered. Only one that an upload has outlived matters. */
const QUESTIONS = 10_000;

const inFlight = () =>
  new ProblemError(409, 'This application is just being received. Please wait a moment, then try again.', {
    retryAfter: 2,
  });

/** The applications that are being received: one call for each at a time, and none that was answered to be absent meanwhile. */
export const applicationsUnderWay = (): ApplicationsUnderWay => {
  const calls = new Map<string, { cancel: () => void; ended: Promise<void> }>();
  /** When an application was last asked for, in the order of the questions. */
  const asked = new Map<string, number>();

  return {
    begin: (name, since, cancelCall) => {
      if (calls.has(name)) throw inFlight();
      if ((asked.get(name) ?? Number.NEGATIVE_INFINITY) > since) throw brokenUpload();
      let state: 'arriving' | 'cancelled' | 'settled' = 'arriving';
      let resolve = () => {};
      const ended = new Promise<void>((done) => {
        resolve = done;
      });
      const cancel = () => {
        if (state !== 'arriving') return;
        state = 'cancelled';
        cancelCall();
      };
      calls.set(name, { cancel, ended });
      return {
        settle: () => {
          if (state === 'cancelled') throw brokenUpload();
          state = 'settled';
        },
        end: () => {
          calls.delete(name);
          resolve();
        },
      };
    },
    over: async (name) => {
      asked.delete(name);
      asked.set(name, performance.now());
      if (asked.size > QUESTIONS) asked.delete(asked.keys().next().value!);
      const call = calls.get(name);
      call?.cancel();
      await call?.ended;
    },
  };
};

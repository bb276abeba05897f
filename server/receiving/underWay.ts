import { message } from '#languages/message.ts';
import { brokenUpload, ProblemError } from '#server/http/problemError.ts';

/** An application that a call is bringing. */
export interface Reception {
  /** Its body is there: from now on nothing cancels it. Throws when it was cancelled. */
  settle(): void;
  end(): void;
}

export interface ApplicationsUnderWay {
  /** Says that a call brings this application; `cancel` ends that call. Throws a 409 while another call brings it. */
  begin(name: string, cancel: () => void): Reception;
  /** Resolves when no call brings this application any longer: one whose body is not there yet is cancelled. */
  over(name: string): Promise<void>;
}

const inFlight = () =>
  new ProblemError(409, message('This application is just being received. Please wait a moment, then try again.'), {
    retryAfter: 2,
  });

/** The applications that this service is receiving: one call for each at a time. */
export const applicationsUnderWay = (): ApplicationsUnderWay => {
  const calls = new Map<string, { cancel: () => void; ended: Promise<void> }>();

  return {
    begin: (name, cancelCall) => {
      if (calls.has(name)) throw inFlight();
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
      const call = calls.get(name);
      call?.cancel();
      await call?.ended;
    },
  };
};

import { brokenUpload, ProblemError } from '#server/http/problemError.ts';

/** An application that a call is bringing. */
export interface Reception {
  /** Its body is there: from now on nothing cancels it. Throws when somebody has been told meanwhile that it is not there. */
  settle(): void;
  end(): void;
}

export interface ApplicationsUnderWay {
  /** Says that a call brings this application; `cancel` ends that call. Throws a 409 while another call brings it. */
  begin(name: string, cancel: () => void): Reception;
  /** Resolves when no call brings this application any longer. One whose body is not there yet is cancelled. */
  over(name: string): Promise<void>;
}

/**
 * The applications that are being received: one call for each at a time, and none that comes after somebody was told that
 * it is not there.
 */
export const applicationsUnderWay = (): ApplicationsUnderWay => {
  const underWay = new Map<string, { cancel: () => void; ended: Promise<void> }>();
  return {
    begin: (name, cancel) => {
      if (underWay.has(name))
        throw new ProblemError(409, 'This application is just being received. Please wait a moment, then try again.', {
          retryAfter: 2,
        });
      let [state, resolve]: ['arriving' | 'cancelled' | 'settled', () => void] = ['arriving', () => {}];
      const ended = new Promise<void>((done) => {
        resolve = done;
      });
      const cancelIt = () => {
        if (state !== 'arriving') return;
        state = 'cancelled';
        cancel();
      };
      underWay.set(name, { cancel: cancelIt, ended });
      return {
        settle: () => {
          if (state === 'cancelled') throw brokenUpload();
          state = 'settled';
        },
        end: () => {
          underWay.delete(name);
          resolve();
        },
      };
    },
    over: async (name) => {
      const reception = underWay.get(name);
      reception?.cancel();
      await reception?.ended;
    },
  };
};

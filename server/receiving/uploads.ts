import { ProblemError } from '#server/http/problemError.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';

/** The uploads under way: how many at once, and only one for each application. */
export interface Uploads {
  /** Counts an upload in, in the place of one that lags when there are too many. Throws a 503 ProblemError when none lags. */
  begin(upload: Upload): void;
  /** Says which application it brings. Throws a 409 ProblemError while another upload brings the same one and still moves. */
  claim(upload: Upload, submissionId: string): void;
  /** Its body is there; from now on no retry takes over. Throws a 409 ProblemError when one already has. */
  settle(upload: Upload, submissionId: string): void;
  end(upload: Upload): void;
}

const busy = () =>
  new ProblemError(503, 'Many applications arrive right now. Please try again in a minute.', { retryAfter: 20 });
const inFlight = () =>
  new ProblemError(409, 'This application is just being received. Please wait a moment, then try again.', {
    retryAfter: 2,
  });

export const uploadsUnderWay = ({
  uploadsAtOnce,
  takeOverAfter,
}: Pick<Settings, 'uploadsAtOnce' | 'takeOverAfter'>): Uploads => {
  const all = new Set<Upload>();
  const settled = new Set<Upload>();
  const holders = new Map<string, Upload>();

  const end = (upload: Upload) => {
    all.delete(upload);
    settled.delete(upload);
    for (const [submissionId, holder] of holders) if (holder === upload) holders.delete(submissionId);
  };
  // Otherwise a hundred open connections that bring nothing would shut everyone else out.
  const giveWay = () => {
    const laggard = [...all].find((upload) => !settled.has(upload) && upload.lags(takeOverAfter));
    if (!laggard) throw busy();
    laggard.cut();
    end(laggard);
  };

  return {
    begin: (upload) => {
      if (all.size >= uploadsAtOnce) giveWay();
      all.add(upload);
    },
    claim: (upload, submissionId) => {
      const holder = holders.get(submissionId);
      if (holder && (settled.has(holder) || holder.idle() < takeOverAfter)) throw inFlight();
      // A phone that changed networks leaves a connection behind that looks open for a while.
      holder?.cut();
      holders.set(submissionId, upload);
    },
    settle: (upload, submissionId) => {
      if (holders.get(submissionId) !== upload) throw inFlight();
      settled.add(upload);
    },
    end,
  };
};

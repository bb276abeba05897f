import { ProblemError } from '#server/http/problemError.ts';
import { countByNetwork, leastOf } from '#server/listening/crowd.ts';
import type { Upload } from '#server/receiving/uploadWatch.ts';
import type { Settings } from '#server/settings.ts';

type Bounds = Pick<Settings, 'uploadsAtOnce' | 'takeOverAfter' | 'crowdedBytesPerSecond'>;

/** The uploads under way: how many at once, and only one for each application. */
export interface Uploads {
  /**
   * Counts an upload in. When there are too many, the slowest of the network that has most of them is refused for it; when
   * that is its own network, only one that is slow. Throws a 503 ProblemError when none gives way.
   */
  begin(upload: Upload): void;
  /** Says which application it brings. Throws a 409 ProblemError while another upload brings the same one and still moves. */
  claim(upload: Upload, submissionId: string): void;
  /** Its body is there; from now on no retry takes over. Throws a 409 ProblemError when one already has. */
  settle(upload: Upload, submissionId: string): void;
  end(upload: Upload): void;
  /** Refuses all whose body is not there yet. */
  refuseAll(refusal: ProblemError): void;
}

const busy = () =>
  new ProblemError(503, 'Many applications arrive right now. Please try again in a minute.', { retryAfter: 20 });
const inFlight = () =>
  new ProblemError(409, 'This application is just being received. Please wait a moment, then try again.', {
    retryAfter: 2,
  });

export const uploadsUnderWay = ({ uploadsAtOnce, takeOverAfter, crowdedBytesPerSecond }: Bounds): Uploads => {
  const all = new Set<Upload>();
  const settled = new Set<Upload>();
  const holders = new Map<string, Upload>();

  const end = (upload: Upload) => {
    all.delete(upload);
    settled.delete(upload);
    for (const [submissionId, holder] of holders) if (holder === upload) holders.delete(submissionId);
  };
  const arriving = () => [...all].filter((upload) => !settled.has(upload) && !upload.hasArrived());
  const makeRoomFor = (next: Upload) => {
    const counts = countByNetwork([...all, next]);
    const largest = Math.max(...counts.values());
    const crowd = arriving().filter(({ network }) => counts.get(network) === largest);
    const slowest = leastOf(crowd, (upload) => upload.pace());
    const isFair = counts.get(next.network) !== largest;
    if (!slowest || !(isFair || slowest.pace() < crowdedBytesPerSecond)) throw busy();
    slowest.refuse(busy());
    end(slowest);
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
    settle: (upload, submissionId) => {
      if (holders.get(submissionId) !== upload) throw inFlight();
      settled.add(upload);
    },
    end,
    refuseAll: (refusal) => {
      for (const upload of arriving()) upload.refuse(refusal);
    },
  };
};

import type { IncomingMessage } from 'node:http';
import { inProgress } from '#server/http/problemError.ts';

/** One request that brings an application. */
export interface Upload {
  /** Sets which application it brings. Throws a 409 while another upload brings the same one. */
  setApplication(name: string): void;
  /** Counts a text that is kept in memory until the upload ends. */
  addText(bytes: number): void;
  end(): void;
}

/** The texts of all uploads in progress, in bytes. A usual application has 5 to 14 KB. */
const TOTAL_TEXT_LIMIT = 4 * 1024 * 1024;

interface State {
  request: IncomingMessage;
  application: string | undefined;
  textBytes: number;
}

/**
 * The uploads that this service is receiving. Their texts are kept in memory: beyond a limit for all of them the upload with the
 * most text is aborted. Files go to the disk and are not counted.
 */
export const uploadsInProgress = () => {
  const uploads = new Set<State>();
  let textBytes = 0;

  const end = (upload: State) => {
    if (uploads.delete(upload)) textBytes -= upload.textBytes;
  };
  /** Closes the connection of the first of these uploads whose body has not arrived whole. */
  const abortFirst = (candidates: readonly State[]) => {
    const upload = candidates.find(({ request }) => !request.complete);
    if (!upload) return;
    end(upload);
    upload.request.destroy();
  };

  return {
    start: (request: IncomingMessage): Upload => {
      const upload: State = { request, application: undefined, textBytes: 0 };
      uploads.add(upload);
      return {
        setApplication: (name) => {
          if ([...uploads].some(({ application }) => application === name)) throw inProgress();
          upload.application = name;
        },
        addText: (bytes) => {
          if (!uploads.has(upload)) return;
          upload.textBytes += bytes;
          textBytes += bytes;
          if (textBytes > TOTAL_TEXT_LIMIT) abortFirst([...uploads].toSorted((a, b) => b.textBytes - a.textBytes));
        },
        end: () => end(upload),
      };
    },

    /** Aborts the upload of an application unless its body has arrived whole. */
    cancel: (name: string): void => abortFirst([...uploads].filter(({ application }) => application === name)),
  };
};

export type Uploads = ReturnType<typeof uploadsInProgress>;

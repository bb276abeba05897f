import { errorCode, isSystemError, Unavailable } from '#server/storing/errors.ts';

const sentences: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `This user may not read or write ${path}. Give it to this user, or run the command as the user to whom it belongs.`,
  EPERM: (path) =>
    `This user may not change ${path}. Give it to this user, or run the command as the user to whom it belongs.`,
  EEXIST: (path) => `${path} is there already.`,
  EISDIR: (path) => `${path} is a folder, and a file was expected.`,
  ENOENT: (path) => `${path} is not there.`,
  ENOTDIR: (path) => `${path} is not a folder.`,
  ENOSPC: (path) => `There is no room left for ${path}.`,
  EDQUOT: (path) => `There is no room left for ${path}.`,
  EROFS: (path) => `${path} is on a disk that is read-only.`,
};

/** An error as a sentence for the operator. */
export const describeError = (error: unknown): string => {
  if (error instanceof Unavailable) return `The database did not do it: ${error.message}`;
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  const code = errorCode(error) ?? '';
  const path = 'path' in error ? String(error.path) : 'a file';
  return sentences[code]?.(path) ?? `The system could not work on ${path} (${code}).`;
};

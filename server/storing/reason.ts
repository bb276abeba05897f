import { errorCode, isAbsent, isSystemError } from '#server/storing/errorCode.ts';
import { Unavailable } from '#server/storing/storeErrors.ts';
import { UnknownFormat } from '#server/storing/unknownFormat.ts';

/** Why a record or a file cannot be read, as a sentence. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof UnknownFormat || error instanceof Unavailable) return error.message;
  const code = errorCode(error);
  if (isAbsent(error)) return 'It is missing.';
  if (code === 'EACCES' || code === 'EPERM') return 'This user may not read it.';
  return isSystemError(error) ? `It cannot be read (${code}).` : 'It is damaged.';
};

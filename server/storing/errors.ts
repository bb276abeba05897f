import { t } from '#languages/message.ts';

/** Thrown by a commit when a status request for the application was answered with "not found" after it was sent. */
export class NotFoundRecorded extends Error {
  constructor() {
    super('A status request was answered with "not found" after the application was sent.');
  }
}

/** Thrown when a store cannot do something now. The message is for the operator. */
export class Unavailable extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown when something that should be stored is missing. */
export class Missing extends Error {
  constructor() {
    super('It is missing.');
  }
}

/** Thrown for a record in a format that this program does not know. */
export class UnknownFormat extends Error {
  constructor() {
    super('A newer program wrote it: this one does not know its format.');
  }
}

/** The code of an error of the system, of Node or of the database: 'ENOENT'. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

export const isMissing = (error: unknown): boolean =>
  error instanceof Missing || ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

/** Whether a directory cannot be renamed to a path because another one is there. */
export const isOccupied = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');

/** For `catch`: gives a value in the place of something that is missing, and rethrows all other errors. */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (!isMissing(error)) throw error;
    return value;
  };

/** Why a record or a file cannot be read, as a sentence. An error of `JSON.parse` or of a hash means that it is damaged. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof UnknownFormat) return t('A newer program wrote it: this one does not know its format.');
  if (error instanceof Unavailable) return error.message;
  if (isMissing(error)) return t('It is missing.');
  const code = errorCode(error);
  if (code === 'EACCES' || code === 'EPERM') return t('This user may not read it.');
  return isSystemError(error) ? t('It cannot be read ({code}).', { code: () => code ?? '' }) : t('It is damaged.');
};

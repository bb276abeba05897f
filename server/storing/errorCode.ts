import { Absent } from '#server/storing/storeErrors.ts';

/** The code of a system's or a library's error: 'ENOENT', 'FST_PARTS_LIMIT'. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether what was looked for is not there. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Absent || ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

/** Whether the system could not do what it was asked for. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

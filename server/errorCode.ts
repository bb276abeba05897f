/** The code of a system's or a library's error: 'ENOENT', 'FST_PARTS_LIMIT'. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

import { multiLine } from '#forms/text.ts';

/** A note as it is stored: LF between lines, without invisible characters. */
export const readNote = (sent: string | null): string => multiLine(sent ?? '');

import { multiLine } from '#forms/text.ts';

/** How long a note may be that is written in the page. One that others were put above is longer, and can be corrected, too. */
export const NOTE_LENGTH = 5_000;

/** How long a note may be that is put above the notes of several. */
export const ADDED_LENGTH = 1_000;

/** A note as it is stored: LF between lines, without invisible characters. */
export const readNote = (sent: string | null): string => multiLine(sent ?? '');

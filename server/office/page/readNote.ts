import { multiLine } from '#forms/text.ts';

export const NOTE_LENGTH = 5_000;

/** How long a note may be that is put above the notes of several. */
export const ADDED_LENGTH = 1_000;

/** A note as it is stored: LF between lines, without invisible characters, at most 5,000 characters. */
export const readNote = (sent: string | null): string => multiLine(sent ?? '').slice(0, NOTE_LENGTH);

export const NOTE_LENGTH = 5_000;

/** A note as it is stored: LF between lines, without NUL, at most 5,000 characters. */
export const readNote = (sent: string | null): string =>
  (sent ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '').trim().slice(0, NOTE_LENGTH);

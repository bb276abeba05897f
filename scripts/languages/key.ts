import { inContext } from '../../languages/message.ts';

/** The key of a sentence in a catalogue. */
export const keyOf = ({ context, english }: { context?: string | undefined; english: string }): string =>
  context === undefined ? english : inContext(context, english);

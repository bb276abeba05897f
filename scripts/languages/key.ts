import { inContext } from '../../languages/message.ts';

/** What a sentence is looked up by. */
export const keyOf = ({ context, english }: { context?: string | undefined; english: string }): string =>
  context === undefined ? english : inContext(context, english);

import type { Attachment } from '#forms/attachment.ts';
import { canBeSent } from '#forms/fileFault.ts';
import { tn } from '#languages/message.ts';

/** How many files of a question will be sent. */
export const attachedInWords = (files: readonly Attachment[]): string =>
  tn('1 file attached.', '{count} files attached.', files.filter(canBeSent).length);

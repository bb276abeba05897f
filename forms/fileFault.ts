import type { Attachment } from '#forms/attachment.ts';
import { limits, sizeMessage } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import type { Message } from '#languages/message.ts';

/** Why a file cannot be sent, whatever else is attached; undefined if it can. */
export const fileFault = ({ verdict, size }: Pick<Attachment, 'verdict' | 'size'>): Message | undefined => {
  if (verdict === 'folder') return messages.folder;
  if (verdict === 'unreadable') return messages.unreadableFile;
  if (verdict === 'notPdf' || verdict === 'photograph') return messages.notPdf;
  if (verdict === 'empty') return messages.emptyFile;
  if (size > limits.fileBytes) return messages.largeFile(sizeMessage(limits.fileBytes));
  return verdict === 'truncated' ? messages.truncatedFile : undefined;
};

/** Whether a file that cannot be sent is replaced by one of the same name: it was mended, or saved on the device, and chosen again. */
export const isReplacedBy = (file: Attachment, chosen: readonly { name: string }[]): boolean =>
  !canBeSent(file) && chosen.some(({ name }) => name === file.name);

export const canBeSent = (file: Pick<Attachment, 'verdict' | 'size'>): boolean => fileFault(file) === undefined;

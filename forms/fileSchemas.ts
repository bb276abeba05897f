import * as v from 'valibot';
import { type Attachment, isAttachment } from '#forms/attachment.ts';
import { canBeSent, fileFault } from '#forms/fileFault.ts';
import { limits } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import type { Message } from '#languages/message.ts';

const file = v.pipe(
  v.custom<Attachment>(isAttachment, messages.notPdf),
  v.check<Attachment, Message>(canBeSent, (issue) => fileFault((issue as v.CheckIssue<Attachment>).input)!(issue)),
);

/** A field of one file: a list of at most one in the draft, the file itself when sent. */
export const fileSchema = (missing: Message) => (required: boolean) => {
  const one = v.pipe(v.array(file, missing), v.maxLength(1, messages.oneFile));
  return v.pipe(
    required ? v.pipe(one, v.nonEmpty(missing)) : one,
    v.transform(([first]) => first),
  );
};

/** A field of several files. An optional field without files is not sent. */
export const filesSchema = (missing: Message, emptied: Message) => (required: boolean) => {
  const some = v.pipe(
    v.array(file, missing),
    v.maxLength(limits.filesInOneField, messages.manyFiles(limits.filesInOneField)),
  );
  return v.pipe(
    required ? v.pipe(some, v.nonEmpty(emptied)) : v.optional(some),
    v.transform((files) => (files?.length ? files : undefined)),
  );
};

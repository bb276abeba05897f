import { attach } from '#forms/attachment.ts';
import { newId } from '#forms/id.ts';
import { sender } from '#machines/sender.ts';
import type { Choice, WizardEvent } from '#machines/wizard/types.ts';

/** The `read` actor: examines chosen files, and takes the bytes of those that can be read. */
export const readFiles = sender<Extract<WizardEvent, { type: 'ATTACH' }>, Choice>(({ input, sendBack }) => {
  void Promise.all((input.files as readonly File[]).map((file) => attach(newId(), file))).then((files) =>
    // A stopped actor sends nothing.
    sendBack({ type: 'ATTACH', files }),
  );
});

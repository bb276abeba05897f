import { fromCallback } from 'xstate';
import { attach } from '#forms/attachment.ts';
import { newId } from '#forms/id.ts';
import type { Choice, WizardEvent } from '#machines/wizard/types.ts';

/** The `read` actor: examines files as they were chosen, and takes their bytes. */
export const readFiles = fromCallback<WizardEvent, Choice>(({ input: { path, files, multiple }, sendBack }) => {
  let left = false;
  Promise.all((files as readonly File[]).map((file) => attach(newId(), file))).then(
    (read) => left || sendBack({ type: 'ATTACH', path, files: read, multiple }),
    () => left || sendBack({ type: 'UNREADABLE', path }),
  );
  return () => {
    left = true;
  };
});

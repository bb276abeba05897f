import { fromCallback } from 'xstate';
import { attach } from '#forms/attachment.ts';
import { newId } from '#forms/id.ts';
import type { Choice, WizardEvent } from '#machines/wizard/types.ts';

/** The `read` actor: examines chosen files, and takes their bytes. */
export const readFiles = fromCallback<WizardEvent, Choice>(({ input: { path, files, multiple }, sendBack }) => {
  let stopped = false;
  Promise.all((files as readonly File[]).map((file) => attach(newId(), file))).then(
    (read) => stopped || sendBack({ type: 'ATTACH', path, files: read, multiple }),
    () => stopped || sendBack({ type: 'UNREADABLE', path }),
  );
  return () => {
    stopped = true;
  };
});

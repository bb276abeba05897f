import { useSelector } from '@xstate/react';
import type { SavedNoteProps } from '#src/components/SavedNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';
import { draftIn } from '#src/wizard/draft/draftIn.ts';

// The page shows minutes: a save in the same minute renders nothing.
const sameMinute = (one?: Date, other?: Date) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000));

/** Since when the device keeps this form's answers, and whether it does. */
export const useKept = (): SavedNoteProps => {
  const draft = useWizardState(draftIn);
  const savedAt = useSelector(draft, (snapshot) => snapshot?.context.savedAt, sameMinute);
  const refused = useSelector(draft, (snapshot) => snapshot?.context.refused ?? false);
  return { savedAt, stored: !refused };
};

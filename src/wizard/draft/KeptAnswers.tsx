import { useSelector } from '@xstate/react';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { draftIn } from '#src/wizard/draft/draftIn.ts';

// The page shows minutes: a save in the same minute renders nothing.
const sameMinute = (one?: Date, other?: Date) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000));

/** What the device keeps of this form, and since when. */
export const KeptAnswers = () => {
  const { send } = useWizard();
  const draft = useWizardState(draftIn);
  const savedAt = useSelector(draft, (snapshot) => snapshot?.context.savedAt, sameMinute);
  const refused = useSelector(draft, (snapshot) => snapshot?.context.refused ?? false);
  return <DraftNote savedAt={savedAt} stored={!refused} onErase={() => send({ type: 'RESTART' })} />;
};

import { DraftNote } from '#src/components/DraftNote.tsx';
import { useWizard } from '#src/wizard/context.ts';
import { useKept } from '#src/wizard/draft/useKept.ts';

/** What the device keeps of this form, and how to erase it. */
export const KeptAnswers = () => {
  const { send } = useWizard();
  const { savedAt, stored } = useKept();
  return stored && <DraftNote saved={savedAt !== undefined} onErase={() => send({ type: 'RESTART' })} />;
};

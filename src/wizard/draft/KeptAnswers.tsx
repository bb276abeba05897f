import { asksForFiles } from '#forms/form.ts';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { useWizard } from '#src/wizard/context.ts';
import { useKept } from '#src/wizard/draft/useKept.ts';

/** What the device keeps of this form, and how to erase it. */
export const KeptAnswers = () => {
  const { form, send } = useWizard();
  const { savedAt, stored } = useKept();
  return (
    stored && (
      <DraftNote saved={savedAt !== undefined} files={asksForFiles(form)} onErase={() => send({ type: 'RESTART' })} />
    )
  );
};

import { hasKind } from '#forms/form.ts';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { useWizard } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';

/** What the device stores of this form, and how to erase it. */
export const SavedAnswers = () => {
  const { form, send } = useWizard();
  const { savedAt, stored } = useSaved();
  return (
    stored && <DraftNote savedAt={savedAt} files={hasKind(form, 'pdf')} onErase={() => send({ type: 'RESTART' })} />
  );
};

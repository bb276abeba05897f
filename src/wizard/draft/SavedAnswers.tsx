import { DraftNote } from '#src/components/DraftNote.tsx';
import { useWizard } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { HandOver } from '#src/wizard/handover/HandOver.tsx';

/** What the device stores of this form, how to go on on another one, and how to erase it. */
export const SavedAnswers = () => {
  const { send } = useWizard();
  return (
    <DraftNote {...useSaved()} onErase={() => send({ type: 'RESTART' })}>
      <HandOver id="hand-over" />
    </DraftNote>
  );
};

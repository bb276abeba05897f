import { DraftNote } from '#src/components/DraftNote.tsx';
import { useDraftState, useWizard } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { HandOver } from '#src/wizard/handover/HandOver.tsx';

/** What the device stores of this form, how to go on on another one, and how to erase it. */
export const SavedAnswers = () => {
  const { send } = useWizard();
  const saved = useSaved();
  // Where the device cannot be read, nothing there can be erased, either.
  const isRead = useDraftState((snapshot) => snapshot?.context.generation !== undefined);
  return (
    (saved.stored || isRead) && (
      <DraftNote {...saved} onErase={() => send({ type: 'RESTART' })}>
        <HandOver id="hand-over" />
      </DraftNote>
    )
  );
};

import type { Path } from '#forms/draft.ts';
import { idOf } from '#forms/questions.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/** Whether what was changed at once at a place can be taken back there, and the way to do it; the focus then goes to `focus`. */
export const useUndo = (by: Path, focus: string, said = () => 'Your answers are back.') => {
  const { send, announce } = useWizard();
  const id = idOf(by);
  const canUndo = useWizardState(({ context: { undoable } }) => undoable !== undefined && idOf(undoable.by) === id);
  const undo = () => {
    send({ type: 'UNDO_CHANGE' });
    announce(said());
    focusOn(focus);
  };
  return { canUndo, undo };
};

import type { Path } from '#forms/draft.ts';
import { idOf } from '#forms/questions.ts';
import { message } from '#languages/message.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/** Whether the last change at a path can be undone, and a function that undoes it and focuses the element with the id `focus`. */
export const useUndo = (by: Path, focus: string, sentence = message('Undone.')) => {
  const { actor, announce } = useWizard();
  const id = idOf(by);
  const canUndo = useWizardState(({ context: { undoable } }) => undoable !== undefined && idOf(undoable.by) === id);
  const undo = () => {
    // An answer that is sent before it would take the offer away.
    actor.send({ type: 'UNDO_CHANGE' });
    announce(sentence());
    focusOn(focus);
  };
  return { canUndo, undo };
};

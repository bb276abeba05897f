import type { Path } from '#forms/draft.ts';
import { idOf } from '#forms/questions.ts';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { emptiedLists } from '#src/wizard/useSpokenNews.ts';

/** Stands at an answer whose change has emptied lists, and brings them back. */
export const ResetNote = ({ path }: { path: Path }) => {
  const { form, send, announce } = useWizard();
  const id = idOf(path);
  const emptied = useWizardState(({ context }) =>
    context.reset && idOf(context.reset.by) === id ? emptiedLists(form, context) : undefined,
  );

  const undo = () => {
    send({ type: 'UNDO_RESET' });
    announce('Your answers are back.');
    focusOn(id);
  };
  return emptied && <UndoNote onUndo={undo}>{`The list “${emptied}” was emptied.`}</UndoNote>;
};

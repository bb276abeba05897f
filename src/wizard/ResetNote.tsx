import { useEffect } from 'react';
import { fieldAt, type Path } from '#forms/draft.ts';
import { labelOf } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';

/** Stands at an answer whose change has emptied lists, and brings them back. */
export const ResetNote = ({ path }: { path: Path }) => {
  const { form, actor, announce } = useWizard();
  const id = idOf(path);
  const emptied = useWizardState(({ context: { draft, reset } }) =>
    reset && idOf(reset.by) === id
      ? reset.before
          .map(([at]) => fieldAt(form, at))
          .flatMap((field) => (field?.kind === 'list' ? [labelOf(field, draft)] : []))
          .join(', ')
      : undefined,
  );
  const sentence = `The list “${emptied}” was emptied.`;
  useEffect(() => {
    if (emptied) announce(`${sentence} Undo is available.`);
  }, [announce, emptied, sentence]);

  const undo = () => {
    actor.send({ type: 'UNDO_RESET' });
    announce('Your answers are back.');
    focusOn(id);
  };
  return emptied && <UndoNote onUndo={undo}>{sentence}</UndoNote>;
};

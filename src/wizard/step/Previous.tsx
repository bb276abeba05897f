import { answersInWords } from '#forms/answersInWords.ts';
import { answerAt, type Path } from '#forms/draft.ts';
import { idOf } from '#forms/questions.ts';
import { canReuse, offerAt } from '#forms/reuse.ts';
import { t } from '#languages/message.ts';
import { PreviousAnswers } from '#src/components/PreviousAnswers.tsx';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { useUndo } from '#src/wizard/step/useUndo.ts';

/** What the last application answered to the questions at a path, offered while none of them is answered. */
export const Previous = ({ path }: { path: Path }) => {
  const { form, actor, send, announce } = useWizard();
  const id = `${idOf(path)}-previous`;
  const previous = useWizardState(({ context }) => context.previous);
  const draft = useWizardState(({ context }) =>
    canReuse(form, context.draft, context.previous, path) ? context.draft : undefined,
  );
  const phoneRules = useWizardState(({ context }) => context.phoneRules);
  const { canUndo, undo } = useUndo(path, id);

  const take = () => {
    const { offered, paths } = offerAt(form, actor.getSnapshot().context.draft, previous!, path);
    send({ type: 'ANSWER_ALL', by: path, answers: paths.map((each) => [each, answerAt(offered, each)]) });
    announce(t('The answers from your last application were filled in. Undo is available.'));
    focusOn(id);
  };
  if (canUndo)
    return (
      <UndoNote id={id} onUndo={undo}>
        {t('These are the answers from your last application.')}
      </UndoNote>
    );
  if (!draft || !previous) return null;
  const { offered, paths } = offerAt(form, draft, previous, path);
  const answers = answersInWords(form, offered, phoneRules)
    .flatMap((section) => section.answers)
    .filter((answer) => paths.some((each) => `${answer.id}-`.startsWith(`${idOf(each)}-`)));
  return <PreviousAnswers id={id} answers={answers} onTake={take} />;
};

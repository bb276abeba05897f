import { answerAt, type Path } from '#forms/draft.ts';
import type { Part } from '#forms/fieldTypes.ts';
import { idOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { UndoNote } from '#src/components/UndoNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { useUndo } from '#src/wizard/step/useUndo.ts';

interface Props {
  words: NonNullable<Part['noToAll']>;
  /** The questions for yes or no. */
  questions: readonly Path[];
}

/** Answers all questions of a part with no at once; each can be answered otherwise afterwards. */
export const NoToAll = ({ words, questions }: Props) => {
  const { send, announce } = useWizard();
  const by = [...questions[0]!, 'all'];
  const id = idOf(by);
  const refused = useWizardState(({ context: { draft } }) => questions.every((path) => answerAt(draft, path) === 'no'));
  const { canUndo, undo } = useUndo(by, id);

  const refuse = () => {
    send({ type: 'ANSWER_ALL', by, answers: questions.map((path) => [path, 'no'] as const) });
    announce(`${t(words.done)} ${t('Undo is available.')}`);
    focusOn(id);
  };
  if (canUndo)
    return (
      <UndoNote id={id} onUndo={undo}>
        {t(words.done)}
      </UndoNote>
    );
  return (
    !refused && (
      <div>
        <Button id={id} onClick={refuse}>
          {t(words.offer)}
        </Button>
      </div>
    )
  );
};

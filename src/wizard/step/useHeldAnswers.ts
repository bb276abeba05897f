import type { Question } from '#forms/questions.ts';
import { useWizard } from '#src/wizard/context.ts';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';

/** A function that takes the answers that the controls of questions hold and the machine does not have. */
export const useHeldAnswers = (): ((questions: readonly Question[]) => void) => {
  const { actor, send } = useWizard();
  return (questions) => {
    for (const [path, answer] of heldAnswers(questions, actor.getSnapshot().context.draft))
      send({ type: 'CHANGE', path, answer });
  };
};

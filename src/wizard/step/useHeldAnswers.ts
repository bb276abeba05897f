import { useWizard } from '#src/wizard/context.ts';
import { type Answerable, heldAnswers } from '#src/wizard/step/heldAnswers.ts';

/** A function that takes the answers that the controls of questions hold and the machine does not have. */
export const useHeldAnswers = (): ((questions: readonly Answerable[]) => void) => {
  const { actor, send } = useWizard();
  return (questions) => {
    for (const [path, answer] of heldAnswers(questions, actor.getSnapshot().context.draft))
      send({ type: 'CHANGE', path, answer });
  };
};

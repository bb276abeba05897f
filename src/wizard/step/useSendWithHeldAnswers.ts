import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '#forms/form.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import type { WizardActor, WizardView } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';
import { heldAnswers } from '#src/wizard/step/heldAnswers.ts';

/**
 * A function that sends an event, and before it the answers that the controls of the step hold and the machine does not have: what
 * follows may render them again.
 */
export const useSendWithHeldAnswers = (
  form: Form,
  step: string | undefined,
  actor: WizardActor,
  view: WizardView,
): ((event: WizardEvent) => void) => {
  const revision = useSelector(view, ({ context }) => context.revision);
  const rendered = useRef(revision);
  useLayoutEffect(() => void (rendered.current = revision));
  // An error boundary catches what is thrown while rendering, and nothing that an event throws.
  const [, throwWhileRendering] = useState<never>();
  return useCallback(
    (event: WizardEvent) => {
      try {
        const { draft, revision: present } = actor.getSnapshot().context;
        // Controls that will be rendered again hold former answers.
        if (step && rendered.current === present) {
          const own = 'path' in event && idOf(event.path);
          for (const [path, answer] of heldAnswers(questionsOf(form, step, draft), draft))
            if (idOf(path) !== own) actor.send({ type: 'CHANGE', path, answer });
        }
        actor.send(event);
      } catch (error) {
        throwWhileRendering(() => {
          throw error;
        });
      }
    },
    [form, step, actor],
  );
};

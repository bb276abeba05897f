import { hasAnswers } from '#forms/check.ts';
import { t } from '#languages/message.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { ContinueNote } from '#src/components/ContinueNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';

/** On an information page: continues an application that has answers, at its first incomplete step. */
export const ContinueDraft = () => {
  const { form, send } = useWizard();
  const ids = Object.keys(form.steps);
  const step = useWizardState(({ context }) =>
    hasAnswers(form, context.draft) ? placeFor(form, context, ids[context.reached]!) : undefined,
  );
  const { savedAt } = useSaved();
  return (
    step && (
      <ContinueNote
        step={t(form.steps[step]!.title)}
        position={ids.indexOf(step) + 1}
        total={ids.length}
        savedAt={savedAt}
        onContinue={() => send({ type: 'GO_TO', place: step })}
        onErase={() => send({ type: 'RESTART' })}
      />
    )
  );
};

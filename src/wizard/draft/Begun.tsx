import { asksForFiles } from '#forms/form.ts';
import { hasAnswers, placeFor } from '#machines/wizard/places.ts';
import { BegunNote } from '#src/components/BegunNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useKept } from '#src/wizard/draft/useKept.ts';

/** On an information page: an application that is begun, with the way back to where it waits for answers. */
export const Begun = () => {
  const { form, send } = useWizard();
  const ids = Object.keys(form.steps);
  const step = useWizardState(({ context }) =>
    hasAnswers(form, context.draft) ? placeFor(form, context, ids[context.reached]!) : undefined,
  );
  const { savedAt } = useKept();
  return (
    step && (
      <BegunNote
        step={form.steps[step]!.title}
        position={ids.indexOf(step) + 1}
        total={ids.length}
        savedAt={savedAt}
        files={asksForFiles(form)}
        onContinue={() => send({ type: 'GO_TO', place: step })}
        onErase={() => send({ type: 'RESTART' })}
      />
    )
  );
};

import { fieldAt } from '#forms/draft.ts';
import { t } from '#languages/message.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** At the start of another application: where the answers of the last one are offered. */
export const ReuseNote = () => {
  const { form } = useWizard();
  const offers = useWizardState(({ context }) => context.previous !== undefined);
  const places = (form.reuses ?? []).map((path) => {
    const field = fieldAt(form, path);
    return t(field?.kind === 'group' ? field.label : form.steps[path[0]!]!.title);
  });
  return (
    offers && (
      <p className="step-note">
        {t(
          'Answers from your last application are offered again at: {places}. Nothing is filled in until you press “Use these answers” there.',
          { places: [...new Set(places)].join(t(', ')) },
        )}
      </p>
    )
  );
};

import { t } from '#languages/message.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** A button that leads back to the review, while all steps before it are complete. */
export const ReviewReturn = () => {
  const { form, send } = useWizard();
  const last = Object.keys(form.steps).at(-1)!;
  const open = useWizardState(({ context }) => placeFor(form, context, last) === last);
  return (
    open && (
      <button type="button" className="button button--quiet" onClick={() => send({ type: 'GO_TO', place: last })}>
        {t('Back to the review')}
      </button>
    )
  );
};

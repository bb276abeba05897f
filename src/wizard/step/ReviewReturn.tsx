import { t } from '#languages/message.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** The way back to the review, at once, while all before it is answered. */
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

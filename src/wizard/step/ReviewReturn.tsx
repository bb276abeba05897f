import { t } from '#languages/message.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { Button } from '#src/components/Button.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** A button that leads back to the review, while all steps before it are complete. */
export const ReviewReturn = () => {
  const { form, send } = useWizard();
  const last = Object.keys(form.steps).at(-1)!;
  const open = useWizardState(({ context }) => placeFor(form, context, last) === last);
  return (
    open && (
      <Button look="quiet" onClick={() => send({ type: 'GO_TO', place: last })}>
        {t('Back to the review')}
      </Button>
    )
  );
};

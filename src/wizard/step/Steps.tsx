import { shallowEqual } from '@xstate/react';
import { t } from '#languages/message.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { Stepper } from '#src/components/Stepper.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** How far the applicant is, unless the form has one step; a step that was reached can be gone to. */
export const Steps = () => {
  const { form, step, send } = useWizard();
  const ids = Object.keys(form.steps);
  const open = useWizardState(({ context }) => ids.map((id) => placeFor(form, context, id) === id), shallowEqual);
  return ids.length === 1 ? null : (
    <Stepper
      labels={Object.values(form.steps).map(({ title }) => t(title))}
      current={ids.indexOf(step)}
      open={open}
      onGo={(position) => send({ type: 'GO_TO', place: ids[position]! })}
    />
  );
};

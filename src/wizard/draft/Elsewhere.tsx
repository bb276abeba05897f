import { useSelector } from '@xstate/react';
import { OpenElsewhere } from '#src/components/OpenElsewhere.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { draftIn } from '#src/wizard/draft/draftIn.ts';

/** What shows while another tab holds the form. */
export const Elsewhere = () => {
  const { send } = useWizard();
  const taken = useSelector(useWizardState(draftIn), (snapshot) => snapshot?.matches('takenOver') ?? false);
  return <OpenElsewhere taken={taken} onContinue={() => send({ type: 'CONTINUE_HERE' })} />;
};

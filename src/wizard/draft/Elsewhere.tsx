import { OpenElsewhere } from '#src/components/OpenElsewhere.tsx';
import { useDraftState, useWizard } from '#src/wizard/context.ts';

/** What shows while another tab holds the form. */
export const Elsewhere = () => {
  const { send } = useWizard();
  const taken = useDraftState((snapshot) => snapshot?.matches({ elsewhere: 'takenOver' }) ?? false);
  return <OpenElsewhere taken={taken} onContinue={() => send({ type: 'CONTINUE_HERE' })} />;
};

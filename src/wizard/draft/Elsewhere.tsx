import { OpenElsewhere } from '#src/components/OpenElsewhere.tsx';
import { useDraftState, useWizard } from '#src/wizard/context.ts';
import { useStored } from '#src/wizard/draft/useSaved.ts';

/** What shows while another tab holds the form. */
export const Elsewhere = () => {
  const { send } = useWizard();
  const taken = useDraftState((snapshot) => snapshot?.matches({ elsewhere: 'takenOver' }) ?? false);
  const stored = useStored();
  return <OpenElsewhere taken={taken} stored={stored} onContinue={() => send({ type: 'CONTINUE_HERE' })} />;
};

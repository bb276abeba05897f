import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { useWizardState } from '#src/wizard/context.ts';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { handoverPart } from '#src/wizard/handover/handover.ts';

/** The draft goes on on another device, or comes from one. */
export const AnotherDevice = () => {
  const state = useWizardState(({ value }) => value.handover);
  const stored = useStored();
  const { HandingOver } = handoverPart() ?? {};
  if (state === 'notLoaded') return <NotLoaded saved={stored} />;
  return state === 'open' && HandingOver && <HandingOver />;
};

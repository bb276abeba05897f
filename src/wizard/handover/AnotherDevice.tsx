import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { useWizardState } from '#src/wizard/context.ts';
import { handoverPart } from '#src/wizard/handover/handover.ts';

/** The draft goes on on another device, or comes from one. */
export const AnotherDevice = () => {
  const state = useWizardState(({ value }) => value.handover);
  const { HandingOver } = handoverPart() ?? {};
  if (state === 'notLoaded') return <NotLoaded focused />;
  return state === 'open' && HandingOver && <HandingOver />;
};

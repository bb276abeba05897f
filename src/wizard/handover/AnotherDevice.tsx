import { t } from '#languages/message.ts';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { arriving } from '#src/frame/arrivingLink.ts';
import { useWizardState } from '#src/wizard/context.ts';
import { handoverPart } from '#src/wizard/handover/handover.ts';

/** The draft goes on on another device, or comes from one. */
export const AnotherDevice = () => {
  const state = useWizardState(({ value }) => value.handover);
  const { HandingOver } = handoverPart() ?? {};
  if (state === 'loading' && arriving.link)
    return (
      <p className="field-hint" role="status">
        {t('An application is being brought here…')}
      </p>
    );
  if (state === 'notLoaded') return <NotLoaded focused />;
  return state === 'open' && HandingOver && <HandingOver />;
};

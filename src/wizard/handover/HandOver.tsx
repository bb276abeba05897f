import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { canHandOver } from '#src/wizard/handover/handover.ts';

/** A button for going on on another device. */
export const HandOver = ({ id }: { id?: string }) => {
  const { send } = useWizard();
  const loads = useWizardState(({ value }) => value.handover === 'loading');
  return (
    canHandOver() && (
      <Button look="quiet" className="hand-over" id={id} barred={loads} onClick={() => send({ type: 'HAND_OVER' })}>
        {t('Continue on another device')}
      </Button>
    )
  );
};

import { type Message, message, t } from '#languages/message.ts';
import { placeOf } from '#machines/wizard/snapshot.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { arrivedBefore } from '#src/wizard/sending/failures.ts';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';
import { type SendScene, useSending } from '#src/wizard/sending/useSending.ts';

export interface OutcomeWords {
  succeeded: Message;
  failed: Message;
}

interface SendDialogProps extends OutcomeWords {
  place: string;
}

const headings: Readonly<Record<SendScene, Message>> = {
  leaving: message('Stop sending?'),
  offline: message('Waiting for a connection…'),
  asking: message('Asking the school what has arrived…'),
  waiting: message('Submitting your application…'),
  uploading: message('Submitting your application…'),
};

/** One dialog from the press on: a screen reader reads what changes in it, and not every dialog that takes the place of another one. */
const SendDialog = ({ place, succeeded, failed }: SendDialogProps) => {
  const { send } = useWizard();
  const { scene } = useSending();
  const receipt = useWizardState(({ context }) => context.receipt);
  const onClose = () => send({ type: 'CLOSE' });
  const onStop = () => send({ type: 'STOP' });
  if (scene === 'leaving')
    return (
      <ResultDialog
        state="leaving"
        heading={headings.leaving()}
        onClose={() => send({ type: 'STAY' })}
        close={t('Keep sending')}
        other={t('Stop sending')}
        onOther={onStop}
      >
        <Submitting />
      </ResultDialog>
    );
  if (place === 'submitting')
    return (
      <ResultDialog state="submitting" heading={headings[scene]()} other={t('Stop')} onOther={onStop}>
        <Submitting />
      </ResultDialog>
    );
  if (place === 'failed')
    return (
      <ResultDialog state="failed" heading={failed()} onClose={onClose}>
        <Failed />
      </ResultDialog>
    );
  return (
    receipt && (
      <ResultDialog state="succeeded" heading={succeeded()} onClose={onClose}>
        <p>
          {rich(t('Your reference is {reference}.'), {
            reference: <strong className="reference">{receipt.reference}</strong>,
          })}
        </p>
        {receipt.earlier && <p>{rich(arrivedBefore(), contactLinks)}</p>}
      </ResultDialog>
    )
  );
};

/** The dialog of a submission: its progress, its receipt or its failure. */
export const Outcome = ({ words }: { words: OutcomeWords }) => {
  const place = useWizardState(placeOf);
  const isOpen = useWizardState((snapshot) => snapshot.hasTag('dialog'));
  return isOpen && <SendDialog place={place} {...words} />;
};

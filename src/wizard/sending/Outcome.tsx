import { type Message, t } from '#languages/message.ts';
import { placeOf } from '#machines/wizard/snapshot.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';

export interface OutcomeWords {
  succeeded: Message;
  failed: Message;
}

/** The dialog of a submission: its progress, its receipt or its failure. */
export const Outcome = ({ words }: { words: OutcomeWords }) => {
  const { send } = useWizard();
  const place = useWizardState(placeOf);
  const receipt = useWizardState(({ context }) => context.receipt);
  const close = () => send({ type: 'CLOSE' });
  if (place === 'submitting') return <Submitting />;
  if (place === 'succeeded' && receipt)
    return (
      <ResultDialog state="succeeded" heading={words.succeeded()} onClose={close}>
        <p>
          {rich(t('Your reference is {reference}.'), {
            reference: <strong className="reference">{receipt.reference}</strong>,
          })}
        </p>
        {receipt.earlier && (
          <p>
            {rich(
              t(
                'It had arrived before, perhaps from another device. Please tell the school what has changed since then: {phone}, {email}.',
              ),
              contactLinks,
            )}
          </p>
        )}
      </ResultDialog>
    );
  if (place === 'failed')
    return (
      <ResultDialog state="failed" heading={words.failed()} onClose={close}>
        <Failed />
      </ResultDialog>
    );
  return null;
};

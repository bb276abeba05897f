import { placeOf } from '#machines/wizard/snapshot.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';

export interface OutcomeWords {
  succeeded: string;
  failed: string;
}

/** What becomes of a submission, in the one dialog. */
export const Outcome = ({ words }: { words: OutcomeWords }) => {
  const { send } = useWizard();
  const place = useWizardState(placeOf);
  const receipt = useWizardState(({ context }) => context.receipt);
  const close = () => send({ type: 'CLOSE' });
  if (place === 'submitting') return <Submitting />;
  if (place === 'succeeded' && receipt)
    return (
      <ResultDialog state="succeeded" heading={words.succeeded} onClose={close}>
        <p>
          Your reference is <strong className="reference">{receipt.reference}</strong>.
        </p>
        {receipt.earlier && (
          <p>
            This is the application you sent before your last change. Please tell the school what has changed since
            then.
          </p>
        )}
      </ResultDialog>
    );
  if (place === 'failed')
    return (
      <ResultDialog state="failed" heading={words.failed} onClose={close}>
        <Failed />
      </ResultDialog>
    );
  return null;
};

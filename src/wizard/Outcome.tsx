import { placeOf } from '#machines/wizard/machine.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { UploadProgress } from '#src/components/UploadProgress.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { refusals } from '#src/wizard/refusals.ts';

export interface OutcomeWords {
  succeeded: string;
  failed: string;
}

/** What becomes of a submission, in the one dialog. */
export const Outcome = ({ words }: { words: OutcomeWords }) => {
  const { form, actor } = useWizard();
  const journey = useWizardState((snapshot) => placeOf(form, snapshot));
  const progress = useWizardState(({ context }) => context.progress);
  const receipt = useWizardState(({ context }) => context.receipt);
  const failure = useWizardState(({ context }) => context.failure);
  const close = () => actor.send({ type: 'CLOSE' });
  const goBack = () => {
    close();
    // The throttle may still hold the submit button, and a disabled button takes no focus.
    focusOn(actor.getSnapshot().can({ type: 'SUBMIT' }) ? 'forward' : 'step-heading');
  };
  if (journey === 'submitting')
    return (
      <ResultDialog state="submitting" heading="Submitting your application…">
        <UploadProgress {...progress} />
      </ResultDialog>
    );
  if (journey === 'succeeded' && receipt)
    return (
      <ResultDialog state="succeeded" heading={words.succeeded} onClose={close}>
        <p>
          Your reference is <strong className="reference">{receipt.reference}</strong>.
        </p>
        {receipt.earlier && (
          <p>It is the application you sent before your last change. Please tell the school what has changed since.</p>
        )}
      </ResultDialog>
    );
  if (journey === 'failed')
    return (
      <ResultDialog state="failed" heading={words.failed} onClose={goBack}>
        {failure && <p>{failure.sentence}</p>}
        {failure?.errors && (
          <ul>
            {refusals(form, actor.getSnapshot().context.draft, failure.errors).map(({ label, message }) => (
              <li key={label}>
                <strong>{label}</strong>: {message}
              </li>
            ))}
          </ul>
        )}
      </ResultDialog>
    );
  return null;
};

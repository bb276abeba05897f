import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';
import { beirutTime } from '#src/components/clock.ts';

export interface ReceiptProps {
  title: string;
  reference: string;
  /** ISO 8601. */
  receivedAt?: string | undefined;
  /** What happens next, and when, in order. */
  next?: readonly string[];
  /** The device stores the receipt. */
  stored?: boolean;
  sections: readonly { title: string; answers: readonly ShownAnswer[] }[];
  /** Another application may reuse answers of this one. */
  onAnother?: (() => void) | undefined;
  onRestart?: (() => void) | undefined;
  onForget?: (() => void) | undefined;
}

/** The receipt of an application: the reference, what happens next, and what was sent. */
export const Receipt = (props: ReceiptProps) => {
  const { title, reference, receivedAt, next = [], stored = true, sections, onAnother, onRestart, onForget } = props;
  return (
    <article className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" tabIndex={-1}>
        Your application has arrived
      </h2>
      <p className="receipt-reference">
        Reference <strong className="reference">{reference}</strong>
      </p>
      <p>
        {title}
        {receivedAt && (
          <>
            , received on <time dateTime={receivedAt}>{beirutTime(new Date(receivedAt))}</time> (Beirut time)
          </>
        )}
        . Please write the reference down or share it: the school uses it to find your application.
      </p>
      {next.length > 0 && (
        <>
          <h3>What happens next</h3>
          <ol className="receipt-next">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <div className="receipt-actions">
        {/* A browser inside another app may not print. */}
        {'print' in window && (
          <button type="button" className="button button--primary" onClick={() => window.print()}>
            Print or save
          </button>
        )}
        {onAnother && (
          <button type="button" className="button button--outline" onClick={onAnother}>
            Apply for another child
          </button>
        )}
        <button type="button" className="button button--outline" onClick={onRestart}>
          Start a new application
        </button>
        {stored && (
          <button type="button" className="button button--quiet" onClick={onForget}>
            Remove this receipt from the device
          </button>
        )}
      </div>
      <p className="field-hint">
        {stored
          ? 'You can see this receipt here for 30 days.'
          : 'This device cannot save this receipt. It disappears when you leave.'}
        {stored && sections.length > 0 && ' The answers disappear when you leave.'}
      </p>
      {sections.length > 0 && <h3>What was sent</h3>}
      {sections.map((section) => (
        <section key={section.title} className="receipt-section">
          <h4>{section.title}</h4>
          <AnswerList answers={section.answers} />
        </section>
      ))}
    </article>
  );
};

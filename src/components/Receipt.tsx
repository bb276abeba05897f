import { type ReactNode, useRef, useState } from 'react';
import { beirutTime } from '#forms/inWords.ts';
import { t } from '#languages/message.ts';
import { AnswerList, type ShownAnswer } from '#src/components/AnswerList.tsx';
import { Button } from '#src/components/Button.tsx';
import { copyText } from '#src/components/copyText.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { rich } from '#src/frame/rich.tsx';

interface ReceiptProps {
  title: string;
  reference: string;
  /** ISO 8601. */
  receivedAt?: string | undefined;
  /** A sentence that the applicant has to know. */
  note?: ReactNode;
  /** What happens next, and when, in order. */
  next?: readonly string[];
  /** Where something is added to the application, once it has arrived. */
  addHref?: string | undefined;
  /** It was itself added to an application. */
  isAddition?: boolean | undefined;
  /** The device stores the receipt. */
  stored?: boolean;
  sections: readonly { title: string; answers: readonly ShownAnswer[] }[];
  /** Another application may reuse answers of this one. */
  onAnother?: (() => void) | undefined;
  /** None while no application is received. */
  onRestart?: (() => void) | undefined;
  onForget?: (() => void) | undefined;
}

/** The reference, and a button that copies it; where the browser does not, it selects it. */
const Reference = ({ reference }: Pick<ReceiptProps, 'reference'>) => {
  const shown = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    copyText(reference).then(
      () => setCopied(true),
      () => shown.current && getSelection()?.selectAllChildren(shown.current),
    );
  return (
    <p className="receipt-reference">
      {rich(t('Reference {reference}'), {
        reference: (
          <strong className="reference" ref={shown}>
            {reference}
          </strong>
        ),
      })}
      <Button look="quiet" className="receipt-copy" onClick={copy}>
        {t('Copy')}
      </Button>
      <span role="status">{copied && t('Copied')}</span>
    </p>
  );
};

/** The receipt of an application: the reference, what happens next, and what was sent. */
export const Receipt = ({ next = [], stored = true, ...props }: ReceiptProps) => {
  const { title, reference, receivedAt, note, addHref, isAddition, sections, onAnother, onRestart, onForget } = props;
  return (
    <article className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" tabIndex={-1}>
        {isAddition ? t('What you sent has arrived') : t('Your application has arrived')}
      </h2>
      <Reference reference={reference} />
      <p>
        <span>
          {receivedAt
            ? t('{title}, received on {time} (Beirut time).', { title, time: beirutTime(new Date(receivedAt)) })
            : t('{title}.', { title })}
        </span>{' '}
        <span>
          {isAddition
            ? t('The school adds it to the application. If you ask about it, please give this reference.')
            : t('Please write the reference down or share it: the school uses it to find your application.')}
        </span>
      </p>
      {note && <p>{note}</p>}
      {addHref !== undefined && (
        <p className="receipt-add">
          {rich(t('Something wrong or missing? {link}'), {
            link: <PageLink href={addHref}>{t('Send it here')}</PageLink>,
          })}
        </p>
      )}
      {next.length > 0 && (
        <section className="receipt-next">
          <h3>{t('What happens next')}</h3>
          <ol className="next-steps">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <div className="receipt-actions">
        {/* A browser inside another app may not print. */}
        {'print' in window && (
          <Button look="primary" onClick={() => window.print()}>
            {t('Print or save')}
          </Button>
        )}
        {onAnother && <Button onClick={onAnother}>{t('Apply for another child')}</Button>}
        {onRestart && (
          <Button onClick={onRestart}>{isAddition ? t('Send something else') : t('Start a new application')}</Button>
        )}
        {stored && (
          <Button look="quiet" onClick={onForget}>
            {t('Remove this receipt from the device')}
          </Button>
        )}
      </div>
      <p className="field-hint">
        <span>
          {stored
            ? t('You can see this receipt here for at most 30 days.')
            : t('This device cannot save this receipt. It disappears when you leave.')}
        </span>{' '}
        {stored && sections.length > 0 && <span>{t('The answers disappear when you leave.')}</span>}
      </p>
      {sections.length > 0 && <h3>{t('What was sent')}</h3>}
      {sections.map((section) => (
        <section key={section.title} className="receipt-section">
          <h4>{section.title}</h4>
          <AnswerList answers={section.answers} />
        </section>
      ))}
    </article>
  );
};

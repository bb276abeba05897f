import { t } from '#languages/message.ts';
import { AnswerLines, type AnswerProps, FileLine } from '#server/office/page/views/AnswerLines.tsx';
import { Arrival } from '#server/office/page/views/Arrival.tsx';
import { Button } from '#src/components/Button.tsx';

export interface SectionProps {
  title: string;
  answers: readonly AnswerProps[];
}

export interface HeadingProps {
  title: string;
  applicant: string;
  arabicName: string;
  grade: string;
  reference: string;
  received: string;
  language: string;
  warnings: readonly string[];
  /** Telephone numbers and e-mail addresses, by step. */
  contacts: readonly SectionProps[];
}

/** What decides about an application: who, for which grade, what is missing, and whom to call. */
export const Heading = (props: HeadingProps) => (
  <header className="office-title">
    <p>
      {props.title}
      {props.grade && (
        <>
          {t(', ')}
          <strong>{props.grade}</strong>
        </>
      )}
    </p>
    <h1>
      <bdi dir="auto">{props.applicant || t('Without a name')}</bdi>
    </h1>
    {props.arabicName && (
      <div className="office-arabic">
        <p lang="ar" dir="rtl">
          {props.arabicName}
        </p>
        <span className="office-copy office-screen" hidden>
          <Button look="quiet" value={props.arabicName}>
            {t('Copy')}
          </Button>{' '}
          <span role="status" data-done={t('Copied')} />
        </span>
      </div>
    )}
    <p>
      <Arrival reference={props.reference} received={props.received} language={props.language} />
    </p>
    {props.warnings.length > 0 && (
      <p className="office-care">{t('Take care: {what}.', { what: () => props.warnings.join(t(', ')) })}</p>
    )}
    {props.contacts.length > 0 && (
      <div className="office-contacts">
        {props.contacts.map(({ title, answers }) => (
          <section key={title}>
            <h2>{title}</h2>
            <AnswerLines answers={answers} FileLine={FileLine} />
          </section>
        ))}
      </div>
    )}
  </header>
);

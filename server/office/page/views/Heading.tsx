import { AnswerLines, type AnswerProps, FileLine } from '#server/office/page/views/AnswerLines.tsx';

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
          , <strong>{props.grade}</strong>
        </>
      )}
    </p>
    <h1>
      <bdi dir="auto">{props.applicant || 'Without a name'}</bdi>
    </h1>
    {props.arabicName && (
      <p className="office-arabic" lang="ar" dir="rtl">
        {props.arabicName}
      </p>
    )}
    <p>
      <b className="reference">{props.reference}</b> received {props.received}
      {props.language && `, filled in in ${props.language}`}
    </p>
    {props.warnings.length > 0 && <p className="office-care">Take care: {props.warnings.join(', ')}.</p>}
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

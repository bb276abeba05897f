import { AnswerLines, type ShownAnswer } from '#server/office/page/views/AnswerLines.tsx';
import { Remarks, type RemarksProps } from '#server/office/page/views/Remarks.tsx';
import { type SignedIn, TokenInput } from '#server/office/page/views/TokenInput.tsx';

export interface ApplicationProps {
  person: SignedIn;
  /** 'staff/1f3c…' */
  name: string;
  title: string;
  applicant: string;
  arabic: string;
  reference: string;
  received: string;
  language: string;
  unusual: readonly string[];
  sections: readonly { title: string; answers: readonly ShownAnswer[] }[];
  remarks: Omit<RemarksProps, 'person'>;
  ways: { list: string; newer?: string | undefined; older?: string | undefined };
  /** Where it is deleted. */
  deletion: string;
}

/** One application: the dossier, what the office wrote beside it, and what can be done with it. */
export const Application = (props: ApplicationProps) => (
  <div className="office-application">
    <nav className="office-ways" aria-label="Around this application">
      <a href={props.ways.list}>Back to the list</a>
      {props.ways.newer && <a href={props.ways.newer}>Newer</a>}
      {props.ways.older && <a href={props.ways.older}>Older</a>}
    </nav>
    <header className="office-title">
      <p>{props.title}</p>
      <h1>
        <bdi dir="auto">{props.applicant || 'Without a name'}</bdi>
      </h1>
      {props.arabic && (
        <p className="office-arabic" lang="ar" dir="rtl">
          {props.arabic}
        </p>
      )}
      <p>
        <b className="reference">{props.reference}</b> received {props.received}
        {props.language && `, filled in in ${props.language}`}
      </p>
      {props.unusual.length > 0 && <p className="office-care">Take care: {props.unusual.join(', ')}.</p>}
    </header>
    <Remarks person={props.person} {...props.remarks} />
    <div className="office-dossier">
      {props.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <AnswerLines answers={section.answers} />
        </section>
      ))}
    </div>
    <form className="office-actions" method="post" action="/export">
      <TokenInput person={props.person} />
      <input type="hidden" name="which" value="chosen" />
      <input type="hidden" name="chosen" value={props.name} />
      <button className="button button--outline" type="submit" name="as" value="zip">
        Download all as a ZIP
      </button>
      {props.person.mayDelete && (
        <a className="button button--quiet" href={props.deletion}>
          Delete this application
        </a>
      )}
    </form>
  </div>
);

import { AnswerLines, type AnswerProps, FileLine } from '#server/office/page/views/AnswerLines.tsx';
import { Remarks, type RemarksProps } from '#server/office/page/views/Remarks.tsx';

interface ApplicationProps {
  mayDelete: boolean;
  /** 'staff/1f3c…' */
  name: string;
  title: string;
  applicant: string;
  arabicName: string;
  reference: string;
  received: string;
  language: string;
  warnings: readonly string[];
  sections: readonly { title: string; answers: readonly AnswerProps[] }[];
  remarks: RemarksProps;
  neighbors: { list: string; newer?: string | undefined; older?: string | undefined };
  /** The address of the page that deletes it. */
  deletion: string;
}

/** The page of one application: its answers, its mark and notes, its export and deletion. */
export const Application = (props: ApplicationProps) => (
  <div className="office-application">
    <nav className="office-ways" aria-label="Around this application">
      <a href={props.neighbors.list}>Back to the list</a>
      {props.neighbors.newer && <a href={props.neighbors.newer}>Newer</a>}
      {props.neighbors.older && <a href={props.neighbors.older}>Older</a>}
    </nav>
    <header className="office-title">
      <p>{props.title}</p>
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
    </header>
    <Remarks {...props.remarks} />
    <div className="office-dossier">
      {props.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <AnswerLines answers={section.answers} FileLine={FileLine} />
        </section>
      ))}
    </div>
    <form className="office-actions" method="post" action="/export">
      <input type="hidden" name="which" value="chosen" />
      <input type="hidden" name="chosen" value={props.name} />
      <button className="button button--outline" type="submit" name="as" value="zip">
        Download all as a ZIP
      </button>
      {props.mayDelete && (
        <a className="button button--quiet" href={props.deletion}>
          Delete this application
        </a>
      )}
    </form>
  </div>
);

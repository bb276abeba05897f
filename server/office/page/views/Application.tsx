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
  /** The reference of the application that it adds to. */
  addsTo: string;
  /** That application; absent where it fits none. */
  target?: { href: string; applicant: string } | undefined;
  /** Where it is moved to another application, and what was wrong with the reference. */
  moving: { action: string; problem?: string | undefined };
  /** What was added to it, oldest first. */
  additions: readonly AdditionProps[];
  language: string;
  warnings: readonly string[];
  sections: readonly { title: string; answers: readonly AnswerProps[] }[];
  remarks: RemarksProps;
  neighbors: { list: string; newer?: string | undefined; older?: string | undefined };
  /** The address of the page that deletes it. */
  deletion: string;
}

interface AdditionProps {
  name: string;
  href: string;
  about: string;
  received: string;
  reference: string;
  sections: readonly { title: string; answers: readonly AnswerProps[] }[];
}

/** What was added to an application after it was sent. */
const Addition = ({ href, about, received, reference, sections }: AdditionProps) => (
  <section className="office-addition">
    <h3>
      <a href={href}>{about}</a>
    </h3>
    <p>
      <b className="reference">{reference}</b> received {received}
    </p>
    {sections.map((section) => (
      <AnswerLines key={section.title} answers={section.answers} FileLine={FileLine} />
    ))}
  </section>
);

/** To which application an addition belongs, and the form that moves it to another one. */
const Belonging = ({ addsTo, target, moving }: Pick<ApplicationProps, 'addsTo' | 'target' | 'moving'>) => (
  <section className="office-belonging">
    <p className={target ? undefined : 'office-care'}>
      {target ? (
        <>
          Added to{' '}
          <a href={target.href}>
            <bdi>{target.applicant || 'Without a name'}</bdi>, <span className="reference">{addsTo}</span>
          </a>
        </>
      ) : (
        <>
          It fits no application: none has the reference <b className="reference">{addsTo}</b>.
        </>
      )}
    </p>
    <form method="post" action={moving.action}>
      <label className="office-field">
        <span className="field-label">Move it to the application with this reference</span>
        <input
          type="text"
          name="reference"
          autoComplete="off"
          dir="ltr"
          aria-invalid={moving.problem !== undefined}
          aria-describedby={moving.problem && 'moving-problem'}
        />
      </label>
      {moving.problem && (
        <p className="field-error" id="moving-problem">
          {moving.problem}
        </p>
      )}
      <button className="button button--outline" type="submit">
        Move it there
      </button>
    </form>
  </section>
);

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
    {props.addsTo && <Belonging addsTo={props.addsTo} target={props.target} moving={props.moving} />}
    <Remarks {...props.remarks} />
    {props.additions.length > 0 && (
      <section className="office-additions" aria-labelledby="additions">
        <h2 id="additions">Added since it was sent</h2>
        {props.additions.map((addition) => (
          <Addition key={addition.name} {...addition} />
        ))}
      </section>
    )}
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

import { inContext, t } from '#languages/message.ts';
import { AnswerLines, type AnswerProps, FileLine } from '#server/office/page/views/AnswerLines.tsx';
import { ApplicationLink, Name } from '#server/office/page/views/ApplicationLink.tsx';
import { Arrival } from '#server/office/page/views/Arrival.tsx';
import { Heading, type HeadingProps, type SectionProps } from '#server/office/page/views/Heading.tsx';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { Remarks, type RemarksProps } from '#server/office/page/views/Remarks.tsx';
import { sentence } from '#server/office/page/views/sentence.tsx';
import { Button, buttonClass } from '#src/components/Button.tsx';

interface ApplicationProps extends HeadingProps {
  mayDelete: boolean;
  /** 'staff/1f3c…' */
  name: string;
  /** The reference of the application that it adds to. */
  addsTo: string;
  /** That application; absent where it fits none. */
  target?: { href: string; applicant: string } | undefined;
  /** Where it is moved to another application, and what was wrong with the reference. */
  moving: MovingProps;
  /** What was added to it, oldest first. */
  additions: readonly AdditionProps[];
  /** Other applications of the family or of the same person. */
  related: readonly RelatedProps[];
  documents: readonly AnswerProps[];
  sections: readonly SectionProps[];
  remarks: RemarksProps;
  /** The list, and the applications before and after it there. */
  neighbors: { list: string; isByDay: boolean; previous?: string | undefined; next?: string | undefined };
  /** The address of its dossier to print. */
  printed: string;
  /** The address of the page that deletes it. */
  deletion: string;
}

interface MovingProps {
  action: string;
  /** A reference that was typed, and refused. */
  typed?: string | undefined;
  /** The application that it probably belongs to: the reference that was given is of another addition to that one. */
  meant?: string | undefined;
  problem?: string | undefined;
}

interface RelatedProps {
  name: string;
  href: string;
  applicant: string;
  reference: string;
  grade: string;
  mark: string;
  /** It seems to be of the same child or person. */
  isSamePerson: boolean;
  /** What both have in common, in words. */
  common: readonly string[];
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
      <Arrival reference={reference} received={received} />
    </p>
    {sections.map((section) => (
      <AnswerLines key={section.title} answers={section.answers} FileLine={FileLine} />
    ))}
  </section>
);

/** To which application an addition belongs, and the form that moves it to another one. */
const Belonging = ({ addsTo, target, moving }: Pick<ApplicationProps, 'addsTo' | 'target' | 'moving'>) => (
  <section className="office-belonging" id="belonging" tabIndex={-1}>
    <p className={target ? undefined : 'office-care'}>
      {target
        ? sentence(t('Added to {application}'), {
            application: <ApplicationLink href={target.href} applicant={target.applicant} reference={addsTo} />,
          })
        : sentence(
            moving.meant
              ? t('It fits no application: {reference} is something that was added to {application}.')
              : t('It fits no application: none has the reference {reference}.'),
            {
              reference: <b className="reference">{addsTo}</b>,
              application: <b className="reference">{moving.meant}</b>,
            },
          )}
    </p>
    <form method="post" action={`${moving.action}#belonging`}>
      <input type="hidden" name="from" value={addsTo} />
      <label className="office-field">
        <span className="field-label">{t('Move it to the application with this reference')}</span>
        <input
          type="text"
          name="reference"
          autoComplete="off"
          dir="ltr"
          defaultValue={moving.typed ?? moving.meant}
          aria-invalid={moving.problem !== undefined}
          aria-describedby={moving.problem && 'moving-problem'}
        />
      </label>
      {moving.problem && (
        <p className="field-error" id="moving-problem">
          {moving.problem}
        </p>
      )}
      <Button type="submit">{t('Move it there')}</Button>
    </form>
  </section>
);

/** Other applications of the family or of the same person. They are only shown together. */
const RelatedApplications = ({ related }: Pick<ApplicationProps, 'related'>) => (
  <section className="office-related" aria-labelledby="related">
    <h2 id="related">{t('Family and second applications')}</h2>
    <ul>
      {related.map(({ name, href, applicant, reference, grade, mark, isSamePerson, common }) => (
        <li key={name}>
          <a href={href}>
            <Name>{applicant}</Name>
          </a>
          {t(', ')}
          {grade}
          {t(', ')}
          <span className="reference">{reference}</span> <MarkLabel mark={mark} />
          <p className="office-note">
            {isSamePerson && <b>{t('Perhaps the same person.')} </b>}
            {t('In common: {what}', { what: () => common.join(t(', ')) })}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** The answers of one step, folded. */
const Step = ({ title, answers }: SectionProps) => (
  <details className="office-step">
    <summary>
      <h2>{title}</h2>
    </summary>
    <AnswerLines answers={answers} FileLine={FileLine} />
  </details>
);

/** The page of one application: what decides, its mark and note, its documents, and its other answers by step. */
export const Application = (props: ApplicationProps) => {
  const { list, isByDay, previous, next } = props.neighbors;
  return (
    <div className="office-application">
      <nav className="office-ways" aria-label={t('Around this application')}>
        <a href={list}>{t('Back to the list')}</a>
        {previous && <a href={previous}>{isByDay ? t(inContext('one application', 'Newer')) : t('Previous')}</a>}
        {next && <a href={next}>{isByDay ? t(inContext('one application', 'Older')) : t('Next')}</a>}
      </nav>
      <Heading {...props} />
      {props.addsTo && <Belonging addsTo={props.addsTo} target={props.target} moving={props.moving} />}
      <Remarks {...props.remarks} />
      {props.related.length > 0 && <RelatedApplications related={props.related} />}
      {props.additions.length > 0 && (
        <section className="office-additions" aria-labelledby="additions">
          <h2 id="additions">{t('Added since it was sent')}</h2>
          {props.additions.map((addition) => (
            <Addition key={addition.name} {...addition} />
          ))}
        </section>
      )}
      <div className="office-dossier">
        {props.documents.length > 0 && (
          <section>
            <h2>{t('Documents')}</h2>
            <AnswerLines answers={props.documents} FileLine={FileLine} />
          </section>
        )}
        {props.sections.map((section) => (
          <Step key={section.title} {...section} />
        ))}
      </div>
      <form className="office-actions" method="post" action="/export">
        <input type="hidden" name="which" value="chosen" />
        <input type="hidden" name="chosen" value={props.reference} />
        <a className={buttonClass('outline')} href={props.printed}>
          {t('Print the dossier')}
        </a>
        <Button type="submit" name="as" value="zip">
          {t('Download all as a ZIP')}
        </Button>
        {props.mayDelete && (
          <a className={buttonClass('quiet')} href={props.deletion}>
            {t('Delete this application')}
          </a>
        )}
      </form>
    </div>
  );
};

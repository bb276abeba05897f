import { t } from '#languages/message.ts';
import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';
import { sentence } from '#server/office/page/views/sentence.tsx';
import { NEW_MARK } from '#server/storing/remarks.ts';

/** An application in the list. Empty texts are not shown. */
export interface Row {
  /** 'staff/1f3c…' */
  name: string;
  href: string;
  applicant: string;
  arabicName: string;
  title: string;
  grade: string;
  received: string;
  reference: string;
  isTicked: boolean;
  /** The reference of the application that it adds to. */
  addsTo: string;
  /** What was added to it: '2 added', '1 unread'. */
  added: readonly string[];
  /** Other applications of the family or of the same child. */
  family: { words: string; href: string } | undefined;
  language: string;
  warnings: readonly string[];
  mark: string;
  /** The day since which it has its mark, if that is one of the school's own. */
  since: string;
  /** The first line of the note. */
  note: string;
}

const Unusual = ({ words }: { words: string }) => <span className="office-unusual">{words}</span>;

/** A row of the list, with the checkbox that ticks it. */
export const ApplicationRow = ({ row }: { row: Row }) => (
  <li className={row.mark === NEW_MARK ? 'office-row office-row--new' : 'office-row'}>
    <label className="office-tick">
      <input type="checkbox" name="chosen" value={row.reference} defaultChecked={row.isTicked} />
      <span className="vh">
        {sentence(t('Choose {applicant}, {reference}'), {
          applicant: <bdi>{row.applicant}</bdi>,
          reference: row.reference,
        })}
      </span>
    </label>
    <p className="office-who">
      <a href={row.href}>
        <bdi dir="auto">{row.applicant || t('Without a name')}</bdi>
      </a>
      {row.arabicName && (
        <span lang="ar" dir="rtl">
          {row.arabicName}
        </span>
      )}
    </p>
    <p className="office-what">
      {row.grade ? (
        <>
          {/* Without a space between them, Arabic letters would join. */}
          <b>{row.grade}</b> <span className="office-form">{row.title}</span>
        </>
      ) : (
        row.title
      )}
    </p>
    <p className="office-when">
      <time>{row.received}</time> <span className="reference">{row.reference}</span>
      {row.addsTo && (
        <>
          {' '}
          <span className="office-adds">
            {sentence(t('to {reference}'), {
              reference: <span className="reference office-target">{row.addsTo}</span>,
            })}
          </span>
        </>
      )}
    </p>
    <p className="office-marks">
      <MarkLabel mark={row.mark} />
      {row.since && <span className="office-note">{t('since {day}', { day: row.since })}</span>}
      {row.added.map((words) => (
        <Unusual key={words} words={words} />
      ))}
      {row.warnings.map((words) => (
        <Unusual key={words} words={words} />
      ))}
      {row.language && <span className="office-note">{row.language}</span>}
      {row.family && <a href={row.family.href}>{row.family.words}</a>}
    </p>
    {row.note && (
      <p className="office-remark" dir="auto">
        {row.note}
      </p>
    )}
  </li>
);

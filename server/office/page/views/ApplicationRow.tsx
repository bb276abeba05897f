import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';

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
  /** The reference of the application that it adds to. */
  addsTo: string;
  /** What was added to it: '2 added', '1 unread'. */
  added: readonly string[];
  language: string;
  warnings: readonly string[];
  mark: string;
}

/** A row of the list, with the checkbox that selects it for an export. */
export const ApplicationRow = ({ row }: { row: Row }) => (
  <li className={row.mark === 'new' ? 'office-row office-row--new' : 'office-row'}>
    <label className="office-tick">
      <input type="checkbox" name="chosen" value={row.name} form="export" />
      <span className="vh">
        Choose <bdi>{row.applicant}</bdi>, {row.reference}
      </span>
    </label>
    <p className="office-who">
      <a href={row.href}>
        <bdi dir="auto">{row.applicant || 'Without a name'}</bdi>
      </a>
      {row.arabicName && (
        <span lang="ar" dir="rtl">
          {row.arabicName}
        </span>
      )}
    </p>
    <p className="office-what">
      {row.title}
      {row.grade && (
        <>
          , <b>{row.grade}</b>
        </>
      )}
    </p>
    <p className="office-when">
      <time>{row.received}</time> <span className="reference">{row.reference}</span>
      {row.addsTo && (
        <>
          {' '}
          to <span className="reference office-target">{row.addsTo}</span>
        </>
      )}
    </p>
    <p className="office-marks">
      <MarkLabel mark={row.mark} />
      {row.added.map((words) => (
        <span key={words} className="office-unusual">
          {words}
        </span>
      ))}
      {row.language && <span className="office-note">{row.language}</span>}
      {row.warnings.map((warning) => (
        <span key={warning} className="office-unusual">
          {warning}
        </span>
      ))}
    </p>
  </li>
);

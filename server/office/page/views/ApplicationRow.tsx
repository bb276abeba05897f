import { MarkLabel } from '#server/office/page/views/MarkLabel.tsx';

/** An application as the list shows it. */
export interface Row {
  /** 'staff/1f3c…' */
  name: string;
  href: string;
  applicant: string;
  /** Its name in Arabic letters, where it has one. */
  arabic: string;
  title: string;
  grade: string;
  received: string;
  reference: string;
  language: string;
  unusual: readonly string[];
  mark: string;
}

/** One application of a list, with the box that chooses it for an export. */
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
      {row.arabic && (
        <span lang="ar" dir="rtl">
          {row.arabic}
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
    </p>
    <p className="office-marks">
      <MarkLabel mark={row.mark} />
      {row.language && <span className="office-note">{row.language}</span>}
      {row.unusual.map((each) => (
        <span key={each} className="office-unusual">
          {each}
        </span>
      ))}
    </p>
  </li>
);

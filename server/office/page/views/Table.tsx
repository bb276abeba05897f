import { t, tn } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
export interface ColumnGroup {
  title: string;
  columns: readonly { id: string; head: string; isChosen: boolean }[];
}

interface TableProps {
  /** The number of applications, also of those that are only in the file. */
  total: number;
  /** What was chosen, and of which day it is. */
  about: readonly string[];
  heads: readonly { id: string; head: string }[];
  rows: readonly { key: string; cells: readonly string[] }[];
  groups: readonly ColumnGroup[];
  /** What its buttons send beside the columns: which applications. */
  sent: { list: string; picked: string; which: string };
  /** The list that it was made from. */
  list: string;
}

/** More columns are not readable beside each other on a sheet: each application is printed as a block. */
const MOST_ON_A_SHEET = 5;

/** Characters. A reference, a date or a name is not broken. */
const SHORT = 20;

/** The columns on offer, and what is made with those that are ticked: this page, whose address keeps the choice, or a file. */
const Columns = ({ groups, sent }: Pick<TableProps, 'groups' | 'sent'>) => (
  <form className="office-columns office-screen" method="get" action="/table">
    {Object.entries(sent).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <details>
      <summary>{t('Choose columns')}</summary>
      {groups.map(({ title, columns }) => (
        <fieldset key={title}>
          <legend className="field-label">{title}</legend>
          {columns.map(({ id, head, isChosen }) => (
            <label key={id}>
              <input type="checkbox" name="columns" value={id} defaultChecked={isChosen} /> {head}
            </label>
          ))}
        </fieldset>
      ))}
      <Button look="primary" type="submit">
        {t('Show these columns')}
      </Button>
    </details>
    <div className="office-buttons">
      <Button type="submit" formMethod="post" formAction="/export" name="as" value="xlsx">
        {t('Excel file (.xlsx)')}
      </Button>
      <Button type="submit" formMethod="post" formAction="/export" name="as" value="csv">
        {t('List for a spreadsheet (CSV)')}
      </Button>
    </div>
  </form>
);

/** A table of applications, to read, to print and to take away. */
export const Table = ({ total, about, heads, rows, groups, sent, list }: TableProps) => {
  const isWide = heads.length > MOST_ON_A_SHEET;
  return (
    <>
      <nav className="office-ways" aria-label={t('Around this table')}>
        <a href={list}>{t('Back to the list')}</a>
      </nav>
      <h1>{tn('{count} application', '{count} applications', total)}</h1>
      <p className="office-count">{about.join(' · ')}</p>
      <Columns groups={groups} sent={sent} />
      {rows.length < total && (
        <p className="office-care">
          {t('These are the first {shown}. The Excel and the CSV file have all {total}.', {
            shown: rows.length,
            total,
          })}
        </p>
      )}
      {/* It scrolls sideways, also by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="office-table" aria-label={t('Table')} tabIndex={0}>
        <table className={isWide ? 'office-wide' : undefined}>
          <thead>
            <tr>
              {heads.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  <td
                    key={heads[at]!.id}
                    dir="auto"
                    data-head={isWide ? heads[at]!.head : undefined}
                    className={cell.length <= SHORT ? 'office-short' : undefined}
                  >
                    <span>{cell}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};

import { t } from '#languages/message.ts';
import type { DivisionEntry } from '#src/content/divisions.ts';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

interface HoursTableProps {
  divisions: readonly DivisionEntry[];
  /** The division of this page, if it is a division's. */
  current?: DivisionEntry['id'] | undefined;
}

const NotStated = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="vh">{t('not stated')}</span>
  </>
);

/** The hours of all divisions beside each other, for families with children in several. */
export const HoursTable = ({ divisions, current }: HoursTableProps) => (
  <section className="page hours" aria-labelledby="hours">
    <h2 id="hours">{t('Hours of all divisions')}</h2>
    <table className="hours__table">
      <thead>
        <tr>
          <th scope="col">{t('Division')}</th>
          <th scope="col">{t('Classes')}</th>
          <th scope="col">{t('Lessons')}</th>
          <th scope="col">{t('Recesses')}</th>
        </tr>
      </thead>
      <tbody>
        {divisions.map(({ id, name, href, classes, lessons, recesses }) => (
          <tr key={id} data-current={id === current || undefined}>
            <th scope="row">{id === current ? name : <PageLink href={href}>{name}</PageLink>}</th>
            <td data-label={t('Classes')}>{classes}</td>
            <td data-label={t('Lessons')}>{lessons ?? <NotStated />}</td>
            <td data-label={t('Recesses')}>{recesses ?? <NotStated />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { HoursTable } from '#src/components/HoursTable.tsx';
import { divisions } from '#src/content/divisions.ts';
import { formPages } from '#src/content/formPages.ts';
import { school } from '#src/content/school.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

/** A search for the school's address; the visitor's own choice of a map opens it. */
const mapOf = (lines: readonly string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(', ') })}`;

export const Contact = () => (
  <>
    <PageHead
      title={t('Contact')}
      description={t('Telephone, e-mail and address of {school}, and the hours of its divisions.', {
        school: schoolName,
      })}
    />
    <div className="page contact">
      <h1>{t('Contact')}</h1>
      <dl className="facts">
        <div>
          <dt>{t('Telephone')}</dt>
          <dd>{contactLinks.phone}</dd>
        </div>
        <div>
          <dt>{t('E-mail')}</dt>
          <dd>{contactLinks.email}</dd>
        </div>
        <div>
          <dt>{t('Address')}</dt>
          {school.address.lines.map((line) => (
            <dd key={line}>{t(line)}</dd>
          ))}
          <dd>
            <a href={mapOf(school.address.lines)} rel="noreferrer">
              {t('Find it on a map')}
            </a>
          </dd>
        </div>
      </dl>
      <h2>{t('About an application')}</h2>
      <ul>
        {translated(formPages).map(({ id, path, title }) => (
          <li key={id}>
            <PageLink href={path}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
    <HoursTable divisions={translated(divisions)} />
  </>
);

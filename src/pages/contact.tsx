import '#src/styles/content.css';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { translated } from '#languages/translated.ts';
import { FactList } from '#src/components/FactList.tsx';
import { HoursTable } from '#src/components/HoursTable.tsx';
import { divisions } from '#src/content/divisions.ts';
import { formPages } from '#src/content/formPages.ts';
import { school } from '#src/content/school.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { PageHead } from '#src/frame/navigation/PageHead.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';

/** The address of a map that looks for a place. */
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
      <FactList
        facts={[
          { term: t('Telephone'), detail: contactLinks.phone },
          { term: t('Email'), detail: contactLinks.email },
          {
            term: t('Address'),
            detail: [
              ...school.address.lines.map((line) => t(line)),
              <a key="map" href={mapOf(school.address.lines)} rel="noreferrer">
                {t('Find it on a map')}
              </a>,
            ],
          },
        ]}
      />
      <h2>{t('About an application')}</h2>
      <ul className="link-rows">
        {translated(formPages).map(({ id, path, title, lead }) => (
          <li key={id}>
            <PageLink href={path}>{title}</PageLink> <span>{lead}</span>
          </li>
        ))}
      </ul>
    </div>
    <HoursTable divisions={translated(divisions)} />
  </>
);

import { t } from '#languages/message.ts';
import { translated } from '#languages/translated.ts';
import { divisions } from '#src/content/divisions.ts';
import { ArchDivider } from '#src/frame/ArchDivider.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { SunArch } from '#src/pages/home/SunArch.tsx';

/** The sun climbs from one division's arch to the next. */
export function Divisions() {
  return (
    <section className="divisions" aria-labelledby="divisions-heading">
      <div className="page">
        <ArchDivider />
        <h2 id="divisions-heading" className="divisions__heading">
          {t('Five divisions')}
        </h2>
        <ul className="divisions__list">
          {translated(divisions).map(({ name, href, classes }, position) => (
            <li key={href}>
              <PageLink className="division" href={href}>
                <SunArch height={position / (divisions.length - 1)} />
                <span className="division__name">{name}</span>
                <span className="division__classes">
                  <span className="vh">{t('Classes:')}</span> <span>{classes}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

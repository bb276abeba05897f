import { useSyncExternalStore } from 'react';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import { footerSocial } from '#src/content/contacts.ts';
import { footer as columns } from '#src/content/navigation.ts';
import { school } from '#src/content/school.ts';
import { Contacts } from '#src/frame/Contacts.tsx';
import { Crest } from '#src/frame/Crest.tsx';
import { FooterColumn } from '#src/frame/footer/FooterColumn.tsx';
import { Icon } from '#src/frame/Icon.tsx';
import { minus, plus } from '#src/frame/icons.ts';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { PageLink } from '#src/frame/navigation/PageLink.tsx';
import { Tesserae } from '#src/frame/Tesserae.tsx';

const thisYear = () => new Date().getFullYear();
const builtYear = () => Number(import.meta.env.VITE_BUILT_YEAR ?? thisYear());
const never = () => () => undefined;

export function Footer({ path }: { path: string }) {
  const year = useSyncExternalStore(never, thisYear, builtYear);
  const { address, email, phone } = school;

  return (
    <footer className="footer">
      <div className="footer__inner">
        <div className="footer__bar">
          <address id="contact" className="footer__contact" tabIndex={-1}>
            <Crest />
            <strong className="footer__name">{schoolName()}</strong>
            <span>{address.lines.map((line) => t(line)).join(t(', '))}</span>
            <a href={`tel:${phone.e164}`}>
              <bdi dir="ltr">{phone.display}</bdi>
            </a>
            <a href={`mailto:${email.address}`}>{email.address}</a>
            <PageLink href="/contact">{t('Contact and hours')}</PageLink>
          </address>
          <LanguageSwitch />
          <Contacts label={t('Networks')} contacts={footerSocial} />
        </div>
        <details className="footer__more">
          <summary className="footer__toggle">
            <span>{t('Site links')}</span>
            <Icon shape={plus} className="footer__plus" />
            <Icon shape={minus} className="footer__minus" />
          </summary>
          <nav className="footer__columns" aria-label={t('Footer')}>
            {columns.map((column) => (
              <FooterColumn key={column.label} {...column} path={path} />
            ))}
          </nav>
          <p className="footer__copyright">{t('© {year} {school}', { year: String(year), school: schoolName })}</p>
        </details>
      </div>
      <Tesserae seed={path} />
    </footer>
  );
}

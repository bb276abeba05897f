import { language } from '#languages/current.ts';
import { type Language, languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';

export interface LanguageLink {
  code: Language;
  href: string;
}

/** The page in each language. */
export const LanguageSwitch = ({ links }: { links: readonly LanguageLink[] }) =>
  links.length > 0 && (
    <nav className="office-languages" aria-label={t('Languages')}>
      {links.map(({ code, href }) => (
        <a key={code} href={href} lang={code} hrefLang={code} aria-current={code === language() ? 'true' : undefined}>
          {languages[code].name}
        </a>
      ))}
    </nav>
  );

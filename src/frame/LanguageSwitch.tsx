import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { language } from '#languages/current.ts';
import { languageCodes, languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';

/** The same place on the page: a form's step, a part of the page. */
const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  currentTarget.search = window.location.search;
  currentTarget.hash = window.location.hash;
};

/** The page in each language. Another language is another document: a plain link, which loads it anew. */
export const LanguageSwitch = () => {
  const [path] = useLocation();
  return (
    <ul className="languages" aria-label={t('Languages')}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            className="languages__link"
            href={localPath(path, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === language() ? 'true' : undefined}
            onClick={keepPlace}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
};

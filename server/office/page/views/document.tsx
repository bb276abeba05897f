import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#languages/current.ts';
import { languages } from '#languages/languages.ts';
import { t } from '#languages/message.ts';
import { schoolName } from '#languages/schoolName.ts';
import type { User } from '#server/office/page/sessions.ts';
import { Frame } from '#server/office/page/views/Frame.tsx';
import type { LanguageLink } from '#server/office/page/views/LanguageSwitch.tsx';

export interface Page {
  title: string;
  user?: User | undefined;
  languages: readonly LanguageLink[];
  /** The address of a style sheet for print. */
  printStyle?: string;
  content: ReactNode;
}

/** A page of the office as HTML. */
export const documentOf = ({ title, user, languages: links, printStyle, content }: Page): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={language()} dir={languages[language()].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} – ${t('Office')} – ${schoolName()}`}</title>
        <link rel="stylesheet" href="/office.css" />
        {printStyle && <link rel="stylesheet" href={printStyle} media="print" />}
        {user && <script src="/office.js" defer />}
      </head>
      <body>
        <Frame user={user} languages={links}>
          {content}
        </Frame>
      </body>
    </html>,
  )}`;

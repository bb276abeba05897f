import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { User } from '#server/office/page/sessions.ts';
import { Frame } from '#server/office/page/views/Frame.tsx';

export interface Page {
  title: string;
  user?: User | undefined;
  /** The address of a style sheet for print. */
  printStyle?: string;
  content: ReactNode;
}

/** A page of the office as HTML. */
export const documentOf = ({ title, user, printStyle, content }: Page): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} – Office`}</title>
        <link rel="stylesheet" href="/office.css" />
        {printStyle && <link rel="stylesheet" href={printStyle} media="print" />}
      </head>
      <body>
        <Frame user={user}>{content}</Frame>
      </body>
    </html>,
  )}`;

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '#server/office/page/views/Frame.tsx';
import type { SignedIn } from '#server/office/page/views/TokenInput.tsx';

interface Page {
  title: string;
  person?: SignedIn | undefined;
  /** A sheet of its own for print. */
  printed?: string;
  content: ReactNode;
}

/** A page of the office as HTML. */
export const documentOf = ({ title, person, printed, content }: Page): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} – Office`}</title>
        <link rel="stylesheet" href="/office.css" />
        {printed && <link rel="stylesheet" href={printed} media="print" />}
      </head>
      <body>
        <Frame person={person}>{content}</Frame>
      </body>
    </html>,
  )}`;

import type { ReactNode } from 'react';
import '#src/styles/form/answers.css';
import '#src/styles/form/fields.css';
import '#server/office/page/styles/frame.css';
import '#server/office/page/styles/list.css';
import '#server/office/page/styles/many.css';
import '#server/office/page/styles/application.css';
import '#server/office/page/styles/print.css';
import { languageCodes } from '#languages/languages.ts';
import { Frame } from '#server/office/page/views/Frame.tsx';

/** A page of the office, as a signed-in user sees it. */
export const inOffice = (content: ReactNode) => (
  <Frame user={{ name: 'Rana Haddad' }} languages={languageCodes.map((code) => ({ code, href: `#${code}` }))}>
    {content}
  </Frame>
);

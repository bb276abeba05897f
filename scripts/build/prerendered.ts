import type { Language } from '../../languages/languages.ts';

/** What `src/prerender.tsx` exports once it is built. */
export interface Prerenderer {
  pages: readonly Page[];
  structuredData: (origin: string, language: Language) => object;
  render: (path: string, language: Language) => Promise<{ html: string; siteName: string }>;
}

export interface Page {
  path: string;
  language: Language;
  dir: 'ltr' | 'rtl';
  /** As Open Graph writes the language of what the page says. */
  locale: string;
  alternates: readonly Alternate[];
  /** What is shown where the page is shared: a slot, and the file that fills it. */
  picture: { slot: string; file: string };
  /** Whether search engines may list it. */
  listed: boolean;
  /** Where it is written, below the built site. */
  file: string;
  module: string;
  /** Whether its script belongs to its first load. */
  interactive: boolean;
  /** When its script makes it alive. */
  alive: 'now' | 'later' | 'never';
}

export interface Alternate {
  language: Language;
  path: string;
  locale: string;
}

import type { Language } from '../../languages/languages.ts';

/** The exports of the built `src/prerender.tsx`. */
export interface Prerenderer {
  pages: readonly Page[];
  structuredData: (origin: string, language: Language) => object;
  render: (path: string, language: Language) => Promise<string>;
}

export interface Page {
  path: string;
  language: Language;
  dir: 'ltr' | 'rtl';
  /** The language of the page in the spelling of Open Graph. */
  locale: string;
  alternates: readonly Alternate[];
  /** The picture of a shared link: a slot, and its file. */
  picture: { slot: string; file: string };
  /** Whether search engines may list it. */
  listed: boolean;
  /** Its path below the built site. */
  file: string;
  module: string;
  /** Whether its script is part of the first load. */
  interactive: boolean;
  /** When its script starts: at once, after the load event or the first input, or not at all. */
  alive: 'now' | 'later' | 'never';
}

export interface Alternate {
  language: Language;
  path: string;
  locale: string;
}

/** What `src/prerender.tsx` exports once it is built. */
export interface Prerenderer {
  siteName: string;
  pages: readonly Page[];
  structuredData: (origin: string) => object;
  render: (path: string) => Promise<string>;
}

export interface Page {
  path: string;
  lang: string;
  /** What is shown where the page is shared: a slot, and the file that fills it. */
  picture: { slot: string; file: string };
  /** Whether search engines may list it. */
  listed: boolean;
  module: string;
  /** Whether its script belongs to its first load. */
  interactive: boolean;
}

declare module 'virtual:catalogues' {
  import type { Catalogue } from '#languages/catalogue.ts';

  interface Module {
    catalogue: Catalogue;
  }

  /** By language: what stands on every page, and the way to each page's own, by its module below `src/pages`. */
  export const catalogues: Readonly<
    Record<string, () => Promise<Module & { pages: Readonly<Record<string, () => Promise<Module>>> }>>
  >;
}

declare module '*.po' {
  import type { Catalogue } from '#languages/catalogue.ts';

  const catalogue: Catalogue;
  export default catalogue;
}

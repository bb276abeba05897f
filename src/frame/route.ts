import type { ComponentType } from 'react';

export interface Route {
  path: string;
  title: string;
  description: string;
  /** The language and direction of what the page's main area says, where it is not English. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The page's module as Vite's manifest names it, so that the build can link its chunk and its styles. */
  module: string;
  Page: ComponentType;
  preload: () => Promise<void>;
}

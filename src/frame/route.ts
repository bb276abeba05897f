import type { ComponentType } from 'react';

export interface Route {
  path: string;
  title: string;
  /** The language and direction of what the page's main area says, where it is not English. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The page is alive as a whole, such as a form. Any other one stays as it was prerendered until one leaves it. */
  interactive?: true;
  /** The parts that come alive in a page that stays as it was prerendered, by the names its `Island`s have. */
  islands?: () => Promise<Record<string, ComponentType>>;
  Page: ComponentType;
  preload: () => Promise<void>;
}

import '#languages/all.ts';
import type { Page } from 'playwright-core';
import { message, type Values } from '#languages/message.ts';
import { languageAt } from '#languages/paths.ts';

/** A text of the sources as the page shows it, in its language. */
export const inLanguageOf = (page: Page, english: string, values?: Values): string =>
  message(english, values)({ lang: languageAt(new URL(page.url()).pathname) });

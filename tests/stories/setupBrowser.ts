import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#tests/browser.ts';
import { ownCharacters } from '#tests/ownFonts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The characters that the site's fonts have. */
    ownCharacters: string[];
  }
}

export default (project: TestProject): void => {
  ensureBrowser();
  project.provide('ownCharacters', [...ownCharacters]);
};

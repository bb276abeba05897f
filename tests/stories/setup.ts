import { ensureBrowser } from '#tests/browser.ts';

export const setup = (): void => ensureBrowser();

import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import * as pseudoStates from 'storybook-addon-pseudo-states/preview';
import { expect, inject, TestRunner, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isEverywhere } from '#tests/breadth.ts';
import { pageTranslator } from '#tests/e2e/world/pageTranslator.ts';
import { foreignCharacters } from '#tests/foreignCharacters.ts';
import { looseTexts } from '#tests/stories/looseTexts.ts';
import preview from '../../.storybook/preview.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    /** The settings of Storybook's toolbar. */
    globals: Readonly<Record<string, string>>;
    /** The folder of the accepted pictures, if the first story of each file has one. */
    pictures: string | undefined;
    /** Whether a page translator runs. */
    translated: boolean;
  }
}

const globals = inject('globals');
const pictures = inject('pictures');
const ownCharacters = new Set(inject('ownCharacters'));

/** Messages of the console, and elements that failed to load. */
const faults: string[] = [];
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...message) => void faults.push(message.join(' ')));
window.addEventListener('error', ({ target }) => target instanceof Element && faults.push(target.outerHTML), true);

vi.setSystemTime('2026-06-30T14:45:00Z');
// A busy machine takes longer than the second that a query waits by itself.
configure({ asyncUtilTimeout: 30_000 });

/** The office's page is sent as HTML, without React; the others are for developers. */
const withoutReact = /^(Pages\/Office|Machines|Foundations)\b/;

const isFirstOfFile = () => {
  const test = TestRunner.getCurrentTest()!;
  return test.file.tasks[0] === test;
};

/** A form that was shown before has left its step in the address. */
const resetStep = () => {
  const address = new URL(location.href);
  address.searchParams.delete('step');
  history.replaceState(null, '', address);
};

/** Resolves when the page has been painted in its new height: a busy machine takes longer. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Compares a picture of the whole page, which has all its fonts and images, with the accepted one. */
const expectPicture = async (folder: string) => {
  const root = document.documentElement;
  root.style.minBlockSize = '100vh';
  await page.viewport(window.innerWidth, root.scrollHeight);
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  await painted();
  await expect(root).toMatchScreenshot(folder);
};

/** WCAG 1.4.10: nothing scrolls sideways at this width. */
const NARROWEST = 320;

const expectToFit = async () => {
  await page.viewport(NARROWEST, 740);
  expect.soft(document.documentElement.scrollWidth, 'width in pixels').toBeLessThanOrEqual(NARROWEST);
};

// Vitest evaluates this file once for all files of a worker: hooks of its own would run in the first file only.
setProjectAnnotations([
  {
    afterEach: async ({ canvasElement, title }) => {
      if (!withoutReact.test(title)) expect.soft(looseTexts(), 'texts beside others without an element').toEqual([]);
      if (isEverywhere() || isFirstOfFile()) {
        expect.soft(foreignCharacters(canvasElement.textContent, ownCharacters), 'in no font of the site').toEqual([]);
        if (pictures && isFirstOfFile()) await expectPicture(pictures);
        await expectToFit();
      }
      expect(faults.splice(0)).toEqual([]);
    },
  },
  a11y,
  pseudoStates,
  preview,
  {
    initialGlobals: { viewport: { value: 'phone' }, ...globals },
    beforeEach: (story) => {
      if (story.globals['language'] !== 'en' && 'playFunction' in story && story.playFunction)
        TestRunner.getCurrentTest()!.context.skip('It looks for English words.');
      story.globals['a11y'] = { manual: !isEverywhere() && !isFirstOfFile() };
      resetStep();
      // Only Storybook's own page emits this event. The pseudo states rewrite the style sheets then.
      addons.getChannel().emit(STORY_RENDERED);
      return inject('translated') ? pageTranslator() : undefined;
    },
  },
]);

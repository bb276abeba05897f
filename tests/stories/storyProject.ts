import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { quietly } from '#tests/browser.ts';

/** How all stories are shown: what the toolbar is set to. */
interface View {
  name: string;
  globals: Readonly<Record<string, string>>;
  /** The folder of its accepted pictures. */
  pictures?: string;
  /** The page is translated while a story is shown and played. */
  translated?: boolean;
  /** The files of stories that are not shown so. */
  exclude?: string[];
}

/** The projects in which every story is a test in a browser, one for each view. */
export const storyProject = (breadth: 'once' | 'everywhere', views: readonly View[]): TestProjectConfiguration => ({
  extends: '.storybook/vite.config.ts',
  plugins: [storybookTest()],
  test: {
    globalSetup: 'tests/stories/setupBrowser.ts',
    setupFiles: 'tests/stories/eachStory.ts',
    // One page for all files of a worker: loading the modules for each file takes four times as long.
    isolate: false,
    testTimeout: 300_000,
    attachmentsDir: 'test-results/pictures',
    provide: { breadth },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: quietly,
        contextOptions: {
          // Vitest shrinks a story that is larger than the window around it: the highest story has 5,758 pixels.
          viewport: { width: 1280, height: 6_000 },
          locale: 'en-GB',
          timezoneId: 'Asia/Beirut',
          colorScheme: 'light',
          reducedMotion: 'reduce',
        },
      }),
      instances: views.map(({ name, globals, pictures, translated = false, exclude = [] }) => ({
        browser: 'chromium',
        name,
        exclude,
        provide: { globals, pictures, translated },
      })),
      expect: {
        toMatchScreenshot: {
          // Every Chromium on Linux draws the same pixels, but for a processor's own rounding.
          comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 10 },
          // The limit is the test's own.
          timeout: 0,
          resolveScreenshotPath: ({ root, arg, testFileDirectory, testFileName, ext }) =>
            join(
              root,
              'tests/stories/pictures',
              arg,
              testFileDirectory.replace('stories/', ''),
              testFileName.replace('.stories.tsx', ext),
            ),
        },
      },
    },
  },
});

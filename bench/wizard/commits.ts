import type { Page } from 'playwright-core';

declare global {
  interface Window {
    commits: number;
  }
}

/** Counts React's commits in a page, by the hook of React's developer tools. Call it before the page is opened. */
export const countCommits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.commits = 0;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => {},
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: () => {
          window.commits += 1;
        },
      },
    });
  });

export const commitsOf = (page: Page): Promise<number> => page.evaluate(() => window.commits);

import type { Page } from 'playwright-core';

/** Whether the whole height of an element is in the window. */
export const isInView = (page: Page, css: string) =>
  page.locator(css).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

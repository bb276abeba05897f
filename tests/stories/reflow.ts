import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// WCAG 1.4.10: whatever a story shows fits a page of 320 pixels without scrolling sideways. It is still on the page here.
afterEach(async () => {
  await page.viewport(320, 740);
  expect(document.documentElement.scrollWidth, 'the width it takes on a page of 320 pixels').toBeLessThanOrEqual(320);
});

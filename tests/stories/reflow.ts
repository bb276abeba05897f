import { afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

// A whole application is filled in by one story, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

// WCAG 1.4.10: whatever a story shows fits a page of 320 pixels without scrolling sideways. It is still on the page here.
afterEach(async () => {
  await page.viewport(320, 740);
  expect(document.documentElement.scrollWidth, 'the width it takes on a page of 320 pixels').toBeLessThanOrEqual(320);
});

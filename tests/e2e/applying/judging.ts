import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Application } from '#tests/applications.ts';
import { isEverywhere } from '#tests/breadth.ts';
import { overflow, violations } from '#tests/e2e/axe.ts';
import { widths } from '#tests/e2e/devices.ts';

const chosen: Record<string, string> = {
  staff: 'experienced teacher',
  admission: 'divorced parents with another legal guardian',
};

/** The example on whose way through the form each place is judged. */
export const judgedExample = ({ name, examples }: Application): string => chosen[name] ?? Object.keys(examples).at(-1)!;

/**
 * Fails where a page scrolls sideways at any width, or breaks a rule at one of them, which `turn` chooses. A place without
 * a turn differs little from others: it is judged for the whole breadth.
 */
export const judge = async (page: Page, place: string, turn?: number): Promise<void> => {
  if (turn === undefined && !isEverywhere()) return;
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${place}: how far it scrolls sideways at ${width} pixels`).toBe(0);
    if (isEverywhere() || at === turn! % widths.length)
      expect(await violations(page), `${place}: the rules it breaks at ${width} pixels`).toEqual([]);
  }
};

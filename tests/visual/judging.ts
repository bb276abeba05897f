import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { accept, accepted } from './baseline.ts';
import { compare, tolerances } from './comparing.ts';
import { type Differing, writeReport } from './report.ts';
import { writeSideBySide } from './sideBySide.ts';
import { take, takeStill } from './taking.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the pictures of what differs are written. */
export const results = 'test-results/visual';

const toAccept = `Look at all that differs in ${results}/index.html, and accept it with: npm run visual:accept`;
const differing: Differing[] = [];

const tolerance = process.platform === 'linux' ? tolerances.linux : tolerances.elsewhere;

/** Keeps the picture of a story unless the one it has is the same. */
export const renew = async (page: Page, id: string): Promise<void> => {
  const before = await accepted(id);
  const now = await takeStill(page);
  if (!before || !compare(before, now, tolerance).isTolerable) await accept(id, now);
};

/** What is wrong with the picture of a story that is on the page; nothing if it is the accepted one. */
export const faultsOf = async (page: Page, id: string): Promise<string[]> => {
  const before = await accepted(id);
  if (!before) return [`it has no baseline. ${toAccept}`];
  // The first look is enough for nearly all; what differs in it may still have been on its way.
  if (compare(before, await take(page), tolerance).pixels === 0) return [];
  const difference = compare(before, await takeStill(page), tolerance);
  if (difference.isTolerable) return [];
  const path = join(results, `${id}.png`);
  await writeSideBySide(join(root, path), difference);
  differing.push({ id, pixels: difference.pixels });
  await writeReport(join(root, results), differing);
  return [`it differs in ${difference.pixels} pixels: ${path} (expected | actual | difference). ${toAccept}`];
};

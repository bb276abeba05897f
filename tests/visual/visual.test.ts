import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '#tests/browser.ts';
import { accept, accepted, acceptedStories, forget, recordBrowser, recordedBrowser } from './baseline.ts';
import { compare, tolerances } from './comparing.ts';
import { type Entry, picturedIn, unpictured } from './pictured.ts';
import { pageOf } from './sameEveryTime.ts';
import { openFrame, show } from './showing.ts';
import { writeSideBySide } from './sideBySide.ts';
import { take, takeStill } from './taking.ts';

const isAccepting = process.env.ACCEPT_PICTURES === '1';
const toAccept = 'Look at it, and accept it with: npm run visual:accept';
const results = 'test-results/visual';
const root = fileURLToPath(new URL('../..', import.meta.url));

const site = inject('storybook');
const index = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const { files, left } = picturedIn(index.entries);

let browser: Browser;
let browserNow: string;
const free: Page[] = [];

beforeAll(async () => {
  await rm(join(root, results), { recursive: true, force: true });
  browser = await launchBrowser();
  browserNow = `Chromium ${browser.version()} on ${process.platform}`;
}, 60_000);

afterAll(() => browser.close());

const isSameBrowser = () => browserNow === recordedBrowser();
const ofTheBrowser = () =>
  isSameBrowser()
    ? ''
    : ` The baseline was taken with ${recordedBrowser()}, this is ${browserNow}: small differences are tolerated, larger ones may be the browser's.`;

const toleranceNow = () => (isSameBrowser() ? tolerances.sameBrowser : tolerances.otherBrowser);

/** Keeps the picture of a story unless the one it has is the same. Another browser's is kept anew if any pixel differs. */
const renew = async (page: Page, id: string) => {
  const before = await accepted(id);
  const now = await takeStill(page);
  const difference = before && compare(before, now, toleranceNow());
  if (!difference || !(isSameBrowser() ? difference.isTolerable : difference.pixels === 0)) await accept(id, now);
};

/** What is wrong with the picture of a story that is on the page; nothing if it is the accepted one. */
const faultOf = async (page: Page, id: string): Promise<string> => {
  const before = await accepted(id);
  if (!before) return `${id} has no baseline. ${toAccept}`;
  // The first look is enough for nearly all; what differs in it may still have been on its way.
  if (compare(before, await take(page), toleranceNow()).pixels === 0) return '';
  const difference = compare(before, await takeStill(page), toleranceNow());
  if (difference.isTolerable) return '';
  const path = join(results, `${id}.png`);
  await writeSideBySide(join(root, path), difference);
  return `${id} differs in ${difference.pixels} pixels: ${path} (expected | actual | difference). ${toAccept}${ofTheBrowser()}`;
};

const faultOnPage = async (page: Page, id: string): Promise<string> => {
  try {
    await show(page, id);
    if (!isAccepting) return await faultOf(page, id);
    await renew(page, id);
    return '';
  } catch (error) {
    return `${id} has no picture: ${String(error)}`;
  }
};

describe('every story looks as it was accepted', () => {
  test.concurrent.each([...files.keys()])('%s', { timeout: 300_000 }, async (path) => {
    const page = free.pop() ?? (await pageOf(browser, site));
    await openFrame(page, site);
    const faults: string[] = [];
    for (const id of files.get(path)!) faults.push(await faultOnPage(page, id));
    free.push(page);
    expect(faults.filter(Boolean).join('\n')).toBe('');
  });
});

test('every accepted picture has its story', async () => {
  const stories = new Set([...files.values()].flat());
  const orphans = acceptedStories().filter((id) => !stories.has(id));
  if (isAccepting) await Promise.all([...orphans.map(forget), recordBrowser(browserNow)]);
  else expect(orphans, 'npm run visual:accept removes these').toEqual([]);
});

test(`${left.length} stories are tagged '${unpictured}'`, () => {
  expect(left.length).toBeLessThan(files.size / 10);
});

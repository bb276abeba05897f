import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { launchBrowser } from '#tests/browser.ts';
import { inNoFontOfOurs } from '#tests/ownFonts.ts';
import { acceptedStories, forget, recordBrowser } from '#tests/visual/baseline.ts';
import { faultsOf, renew, results } from '#tests/visual/judging.ts';
import { beginAnew, pageOf } from '#tests/visual/sameEveryTime.ts';
import { narrowest, openFrame, show } from './showing.ts';
import { type Entry, storiesIn, unpictured } from './storiesIn.ts';

const isAccepting = process.env.ACCEPT_PICTURES === '1';

const site = inject('storybook');
const index = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const files = storiesIn(index.entries);
const isPictured = ({ tags }: Entry) => !tags.includes(unpictured);
const pictured = new Set(
  [...files.values()]
    .flat()
    .filter(isPictured)
    .map(({ id }) => id),
);

let browser: Browser;
let browserNow: string;
const free: Page[] = [];

beforeAll(async () => {
  await rm(results, { recursive: true, force: true });
  browser = await launchBrowser();
  browserNow = `Chromium ${browser.version()} on ${process.platform}`;
});

afterAll(() => browser.close());

/** One story of each file stands for the others, beside those that play; the whole breadth opens every one. */
const isWalked = (story: Entry, at: number) =>
  isEverywhere() || isAccepting || at === 0 || story.tags.includes('play-fn');

/** Opens a story once, and tells what is wrong with it: as it plays, for axe, as a picture and on a narrow page. */
const walk = async (page: Page, story: Entry): Promise<string[]> => {
  await beginAnew(page);
  const faults = await show(page, story.id);
  if (isPictured(story) && isAccepting) await renew(page, story.id, browserNow);
  else if (isPictured(story)) faults.push(...(await faultsOf(page, story.id, browserNow)));
  const foreign = inNoFontOfOurs(
    await page.locator('#storybook-root').evaluate(({ textContent }) => textContent ?? ''),
  );
  if (foreign.length > 0) faults.push(`no font of the site has ${foreign.join(' ')}`);
  const width = await narrowest(page);
  return width > 320 ? [...faults, `it takes ${width} of 320 pixels`] : faults;
};

/** A page with the frame of the stories, which shows one after the other. */
const framed = async (): Promise<Page> => {
  const page = await pageOf(browser, site);
  await openFrame(page, site);
  return page;
};

const told = async (page: Page, story: Entry): Promise<string[]> => {
  const faults = await walk(page, story).catch((error: unknown) => [String(error)]);
  return faults.map((fault) => `${story.id}: ${fault}`);
};

describe('every story that is opened plays through, is accessible, fits a narrow page and looks as it was accepted', () => {
  test.concurrent.each([...files.keys()])('%s', async (path) => {
    const page = free.pop() ?? (await framed());
    const faults: string[] = [];
    for (const story of files.get(path)!.filter(isWalked)) faults.push(...(await told(page, story)));
    // What is wrong in one story is not to go on in the next.
    if (faults.length === 0) free.push(page);
    else await page.context().close();
    expect(faults.join('\n')).toBe('');
  });
});

test('every accepted picture has its story', async () => {
  const orphans = acceptedStories().filter((id) => !pictured.has(id));
  if (isAccepting) await Promise.all([...orphans.map(forget), recordBrowser(browserNow)]);
  else expect(orphans, 'npm run visual:accept removes these').toEqual([]);
});

const left = [...files.values()].flat().length - pictured.size;

test(`${left} stories are tagged '${unpictured}'`, () => {
  expect(left).toBeLessThan(files.size / 10);
});

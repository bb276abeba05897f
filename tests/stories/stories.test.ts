import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isEverywhere } from '#tests/breadth.ts';
import { launchBrowser } from '#tests/browser.ts';
import { inNoFontOfOurs } from '#tests/ownFonts.ts';
import { acceptedStories, forget } from '#tests/visual/baseline.ts';
import { faultsOf, renew, results } from '#tests/visual/judging.ts';
import { reset } from '#tests/visual/sameEveryTime.ts';
import { type Frame, type Globals, narrowFaults, openFrame, show } from './showing.ts';
import { type Entry, storiesIn, unpictured } from './storiesIn.ts';

const isAccepting = process.env.ACCEPT_PICTURES === '1';

const site = inject('storybook');
const index = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const files = storiesIn(index.entries);
const stories = [...files.values()].flat();
const isPictured = ({ tags }: Entry) => !tags.includes(unpictured);
/** `npm test` compares one story of each file. In development, where React does everything twice, one that plays draws other ids. */
const isCompared = (story: Entry, at: number) =>
  isPictured(story) && (isEverywhere() || (at === 0 && !story.tags.includes('play-fn')));

let browser: Browser;

beforeAll(async () => {
  await rm(results, { recursive: true, force: true });
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** Frames that are open and without a fault, by what the toolbar says in them. */
const free = new Map<Globals, Frame[]>();

/** Shows stories one after the other in a frame, and gives what is wrong in any. */
const faultsIn = async (
  shown: readonly Entry[],
  globals: Globals,
  showIn?: (frame: Frame, story: Entry, at: number) => Promise<string[]>,
): Promise<string> => {
  const frames = free.get(globals) ?? [];
  free.set(globals, frames);
  const frame = frames.pop() ?? (await openFrame(browser, site, globals));
  const { page } = frame;
  const faults: string[] = [];
  for (const [at, story] of shown.entries())
    try {
      await reset(page);
      const found = [
        ...(await (showIn?.(frame, story, at) ?? show(frame, story.id))),
        ...(await narrowFaults(frame)),
        ...frame.said.splice(0),
      ];
      faults.push(...found.map((fault) => `${story.id}: ${fault}`));
    } catch (error) {
      faults.push(`${story.id}: ${String(error)}`);
    }
  // What is wrong in one story is not to go on in the next.
  if (faults.length === 0) frames.push(frame);
  else await page.context().close();
  return faults.join('\n');
};

const asItIs: Globals = {};
/** How wide an accepted picture is, in pixels. */
const PHONE = 360;

describe('every story plays through without an error, is accessible, fits a narrow page and looks as it was accepted', () => {
  test.concurrent.each([...files.keys()])('%s', async (path) => {
    const faults = await faultsIn(files.get(path)!, asItIs, async (frame, story, at) => {
      const { page } = frame;
      const hasPicture = isAccepting ? isPictured(story) : isCompared(story, at);
      const found = await show(frame, story.id, hasPicture ? PHONE : undefined);
      if (hasPicture && isAccepting) await renew(page, story.id);
      else if (hasPicture) found.push(...(await faultsOf(page, story.id)));
      const text = await page.locator('#storybook-root').evaluate(({ textContent }) => textContent ?? '');
      const foreign = inNoFontOfOurs(text);
      return foreign.length > 0 ? [...found, `no font of the site has ${foreign.join(' ')}`] : found;
    });
    expect(faults).toBe('');
  });
});

const isOfTheSite = (path: string) => !/\/(?:foundations|machines)\//.test(path);
const crossings: [what: string, globals: Globals, of: (path: string) => boolean][] = isEverywhere()
  ? [
      ['from right to left', { direction: 'rtl' }, () => true],
      ['in forced colours', { colors: 'forced' }, () => true],
      ['with long texts', { text: 'long' }, isOfTheSite],
      ['with texts without a place to break', { text: 'unbroken' }, (path) => path.includes('/components/')],
    ]
  : [
      [
        'from right to left, in forced colours, with long texts',
        { direction: 'rtl', colors: 'forced', text: 'long' },
        isOfTheSite,
      ],
    ];

describe.each(isAccepting ? [] : crossings)(
  'shown %s, stories are as accessible and fit as well',
  (_what, globals, isMeant) => {
    test.concurrent.each([...files.keys()].filter(isMeant))('%s', async (path) => {
      const shown = isEverywhere() ? files.get(path)! : files.get(path)!.slice(0, 1);
      expect(await faultsIn(shown, globals)).toBe('');
    });
  },
);

test('every accepted picture has its story, and nearly every story its picture', async () => {
  const pictured = stories.filter(isPictured).map(({ id }) => id);
  const orphans = acceptedStories().filter((id) => !pictured.includes(id));
  if (isAccepting) await Promise.all(orphans.map(forget));
  else expect(orphans, 'npm run visual:accept removes these').toEqual([]);
  expect(stories.length - pictured.length).toBeLessThan(files.size / 10);
});

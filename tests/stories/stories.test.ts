import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { states } from '#stories/states.tsx';
import { isEverywhere } from '#tests/breadth.ts';
import { launchBrowser } from '#tests/browser.ts';
import { inNoFontOfOurs } from '#tests/ownFonts.ts';
import { acceptedStories, forget } from '#tests/visual/baseline.ts';
import { faultsOf, renew, results } from '#tests/visual/judging.ts';
import { type Frame, type Globals, NARROW, narrowFaults, openFrame, PHONE, show, withoutAxe } from './showing.ts';
import { type Entry, storiesIn, unpictured } from './storiesIn.ts';

const isAccepting = process.env.ACCEPT_PICTURES === '1';

const site = inject('storybook');
const index = (await (await fetch(`${site}/index.json`)).json()) as { entries: Record<string, Entry> };
const files = storiesIn(index.entries);
const stories = [...files.values()].flat();
const isPictured = ({ tags }: Entry) => !tags.includes(unpictured);
let browser: Browser;

beforeAll(async () => {
  await rm(results, { recursive: true, force: true });
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** A way to show stories, and which ones. */
interface View {
  shown: string;
  globals: Globals;
  of: (story: Entry, at: number) => boolean;
  /** They are only opened and played. */
  opens?: boolean;
}

const asItIs: Globals = {};
const isOfTheSite = ({ importPath }: Entry) => !/\/(?:flows|foundations|machines)\//.test(importPath);
const isStates = ({ id }: Entry) => id.endsWith('--states');
const isComponent = ({ importPath }: Entry) => importPath.includes('/components/');

const once: View[] = [
  { shown: 'first', globals: asItIs, of: (_story, at) => at === 0 },
  { shown: 'besides', globals: withoutAxe, of: (story, at) => at > 0 && isOfTheSite(story), opens: true },
];

const everywhere: View[] = [
  { shown: 'as it is', globals: asItIs, of: () => true },
  { shown: 'from right to left', globals: { direction: 'rtl' }, of: () => true },
  {
    shown: 'in Arabic',
    globals: { language: 'ar' },
    // What plays looks for English words.
    of: (story) => isComponent(story) && !story.tags.includes('play-fn'),
  },
  { shown: 'in forced colours', globals: { colors: 'forced' }, of: () => true },
  { shown: 'with long texts', globals: { text: 'long' }, of: isOfTheSite },
  {
    shown: 'from right to left, in forced colours, with long texts',
    globals: { direction: 'rtl', colors: 'forced', text: 'long' },
    of: isOfTheSite,
  },
  { shown: 'with texts without a place to break', globals: { text: 'unbroken' }, of: isComponent },
];

const views = isEverywhere() ? everywhere.slice(0, isAccepting ? 1 : undefined) : once;

/** What is wrong with the picture of the story on the page. In development, React draws random ids twice: one that plays shows others. */
const pictureFaults = async (page: Page, story: Entry): Promise<string[]> => {
  if (!isPictured(story) || (!isEverywhere() && story.tags.includes('play-fn'))) return [];
  if (!isAccepting) return faultsOf(page, story.id);
  await renew(page, story.id);
  return [];
};

const fontFaults = async (page: Page): Promise<string[]> => {
  const text = await page.locator('#storybook-root').evaluate(({ textContent }) => textContent ?? '');
  const foreign = inNoFontOfOurs(text);
  return foreign.length > 0 ? [`no font of the site has ${foreign.join(' ')}`] : [];
};

// The addon of the states sets its globals while such a story is shown, which would draw it, or the next, anew as it plays.
const kinds = [
  { what: 'stories', more: {}, isOne: (story: Entry) => !isStates(story) },
  { what: 'states', more: { pseudo: states.parameters.pseudo }, isOne: isStates },
];

/** The stories of each file that are shown in this way. */
const chosenFor = ({ of }: View, isOne: (story: Entry) => boolean) =>
  [...files]
    .map(([path, all]) => [path, all.filter((story, at) => of(story, at) && isOne(story))] as const)
    .filter(([, some]) => some.length > 0);

const shown = views
  .flatMap((view) => kinds.map(({ isOne, ...kind }) => ({ ...view, ...kind, chosen: chosenFor(view, isOne) })))
  .filter(({ chosen }) => chosen.length > 0);

describe.each(shown)('$what that are shown $shown have no fault', ({ globals, more, opens, chosen }) => {
  const free: Frame[] = [];

  test.concurrent.each(chosen)('%s', async (_path, some) => {
    const frame = free.pop() ?? (await openFrame(browser, site, { ...globals, ...more }));
    const { page, said } = frame;
    const faults: string[] = [];
    for (const story of some) {
      const isPhone = opens || globals === asItIs;
      const looked = async () => [
        ...(isPhone ? await pictureFaults(page, story) : []),
        ...(await fontFaults(page)),
        ...(await narrowFaults(frame)),
      ];
      const found = async () => [
        ...(await show(frame, story.id, isPhone ? PHONE : NARROW)),
        ...(opens ? [] : await looked()),
        ...said.splice(0),
      ];
      faults.push(
        ...(await found().catch((error: unknown) => [String(error)])).map((fault) => `${story.id}: ${fault}`),
      );
    }
    // What is wrong in one story is not to go on in the next.
    if (faults.length === 0) free.push(frame);
    else await page.context().close();
    expect(faults.join('\n')).toBe('');
  });
});

test('every accepted picture has its story, and nearly every story its picture', async () => {
  const pictured = stories.filter(isPictured).map(({ id }) => id);
  const orphans = acceptedStories().filter((id) => !pictured.includes(id));
  if (isAccepting) await Promise.all(orphans.map(forget));
  else expect(orphans, 'npm run visual:accept removes these').toEqual([]);
  expect(stories.length - pictured.length).toBeLessThan(files.size / 10);
});

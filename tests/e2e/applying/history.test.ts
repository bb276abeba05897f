import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { languages } from '#languages/languages.ts';
import { seededRandom } from '#src/frame/seededRandom.ts';
import { applications } from '#tests/applications.ts';
import { firstOrAll, runs } from '#tests/breadth.ts';
import { fillUpTo, ready } from '#tests/e2e/application.ts';
import { passInformation } from '#tests/e2e/fill.ts';
import { hydrated, visit } from '#tests/e2e/visit.ts';

const steps = Object.fromEntries(applications.map(({ page, form }) => [page, Object.keys(form.steps)]));
const prefixes = Object.values(languages).map(({ prefix }) => prefix);

/** In what the page and its address disagree, after a move to another address or not. */
const disagreements = (page: Page, moved: boolean): Promise<string[]> =>
  page.evaluate(
    ([stepsOf, prefixesOf, hasMoved]) => {
      const { pathname, search } = window.location;
      const prefix = prefixesOf.find((each) => each && (pathname === each || pathname.startsWith(`${each}/`))) ?? '';
      const path = pathname.slice(prefix.length) || '/';
      const found: string[] = [];
      const check = (what: string, shown: unknown, due: unknown) =>
        shown === due || found.push(`${what} is ${String(shown)}, not ${String(due)}`);
      check('the language', document.documentElement.lang, prefix.slice(1) || 'en');
      const current = document.querySelector('.menu__link[aria-current]')?.getAttribute('href');
      if (document.querySelector(`.menu__link[href="${pathname}"]`)) check('the page in the menu', current, pathname);
      if (hasMoved) check('an open menu', document.querySelector('.menu [aria-expanded="true"]') !== null, false);
      const ids = stepsOf[path];
      if (!ids) {
        check('a form', document.querySelector('.wizard') !== null, false);
        return found;
      }
      check('a restored form', document.querySelector('.wizard[data-ready]') !== null, true);
      const at = [...document.querySelectorAll('.stepper-step')].findIndex((each) => each.ariaCurrent === 'step');
      // A form of one step has no stepper.
      const shown = document.querySelector('#step-heading') ? ids[ids.length > 1 ? at : 0] : 'info';
      check('the step', shown, new URLSearchParams(search).get('step'));
      return found;
    },
    [steps, prefixes, moved] as const,
  );

const opener = (page: Page) => page.locator('.menu__parent[aria-expanded=false]');
/** Clicks a button, or a link and waits for its page. */
const follow = async (page: Page, target: Locator) => {
  const address = await target.getAttribute('href');
  await target.click();
  if (address) await page.waitForURL(({ pathname }) => pathname === address);
};

const followAny = async (page: Page, links: string, random: () => number) => {
  const all = await page.locator(links).all();
  if (all.length > 0) await follow(page, all[Math.floor(random() * all.length)]!);
};

const clickIfThere = async (page: Page, button: string) => {
  if (await page.locator(button).isVisible()) await page.locator(button).click();
};

const followInMenu = async (page: Page, path: string) => {
  const group = page.locator('.menu__group', { has: page.locator(`a[href$="${path}"]`) });
  const parent = group.locator('.menu__parent');
  if ((await parent.getAttribute('aria-expanded')) === 'false') await parent.click();
  await follow(page, group.locator(`a[href$="${path}"]`));
};

type Move = (page: Page, random: () => number) => Promise<unknown>;
const moves: Readonly<Record<string, Move>> = {
  back: (page) => page.goBack(),
  'back twice': async (page) => {
    await page.goBack();
    await page.goBack();
  },
  forward: (page) => page.goForward(),
  reload: (page) => page.reload(),
  next: (page) => clickIfThere(page, '#forward:enabled'),
  previous: (page) => clickIfThere(page, '.actions .button--outline:enabled'),
  'another step': async (page, random) => {
    // An open group of the menu may cover the steps.
    await page.keyboard.press('Escape');
    await followAny(page, '.stepper button:enabled', random);
  },
  'a page of the menu': async (page, random) => {
    const groups = await opener(page).all();
    await groups[Math.floor(random() * groups.length)]!.click();
    await followAny(page, '.menu__link:visible', random);
  },
  'the first form': (page) => followInMenu(page, applications[0]!.page),
  'the second form': (page) => followInMenu(page, applications[1]!.page),
  'another language': (page, random) =>
    followAny(page, '.header > .header__contacts a[lang]:not([aria-current])', random),
  'a group of the menu': (page, random) => followAny(page, '.menu__parent[aria-expanded=false]', random),
};

const distances: Readonly<Record<string, number>> = { back: -1, 'back twice': -2, forward: 1 };

/** An entry of the history; the page stores its number there. */
interface Entry {
  number: number | undefined;
  url: string;
}

const entryOf = (page: Page): Promise<Entry> =>
  page.evaluate(() => ({ number: window.history.state?.number, url: window.location.href }));

const numberEntry = (page: Page, number: number): Promise<void> =>
  page.evaluate((each) => window.history.replaceState({ ...window.history.state, number: each }, ''), number);

// Each walk has these.
const begin = ['another step', 'back', 'forward'];

// A browser keeps 50 entries.
const MOST = 45;

test('Back and Forward lead through the history, and wherever they, reloads, links and languages lead, the page shows what its address says', async () => {
  const page = await visit('/privacy');
  for (const { name, page: path, form } of firstOrAll(applications)) {
    await page.goto(path);
    await ready(page);
    await passInformation(page);
    const example = name === 'staff' ? staffExamples['single man'] : admissionExamples['pre-KG child from a day care'];
    await fillUpTo(page, form, example, Object.keys(form.steps)[2]);
  }
  const seed = process.env.HISTORY_SEED ?? '1';
  const random = seededRandom(seed);
  const names = Object.keys(moves);
  const done: string[] = [];
  await numberEntry(page, -1);
  let entries = [await entryOf(page)];
  let at = 0;
  for (let count = 0; count < runs(25); count++) {
    const name = begin[count] ?? names[Math.floor(random() * names.length)]!;
    done.push(name);
    const before = page.url();
    await moves[name]!(page, random);
    // Before the first entry there is an empty page.
    if (page.url() === 'about:blank') await page.goForward();
    await page.locator('#main').waitFor();
    await hydrated(page);
    const message = `HISTORY_SEED=${seed}: ${done.join(', ')}`;
    await expect.poll(() => disagreements(page, page.url() !== before), { message }).toEqual([]);

    const distance = distances[name] ?? 0;
    const due = distance === 0 ? undefined : entries[at + distance];
    if (due) await expect.poll(() => entryOf(page), { message }).toEqual(due);
    const { number, url } = await entryOf(page);
    const known = entries.findIndex((entry) => entry.number === number);
    if (known >= 0) at = known;
    // An entry from before the walk.
    else if (distance < 0) [entries, at] = [[], 0];
    else entries = entries.slice(Math.max(0, at - MOST), at + 1);
    if (known < 0) {
      await numberEntry(page, count);
      entries.push({ number: count, url });
      at = entries.length - 1;
    }
    entries[at]!.url = url;
  }
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { admissionExamples } from '#forms/admission/examples.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { languages } from '#languages/languages.ts';
import { seededRandom } from '#src/frame/seededRandom.ts';
import { applications } from '#tests/applications.ts';
import { runs } from '#tests/breadth.ts';
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
      const at = [...document.querySelectorAll('.stepper-step')].findIndex((each) => each.ariaCurrent === 'step');
      const shown = document.querySelector('#step-heading') ? ids[at] : 'info';
      check('the step', shown, new URLSearchParams(search).get('step'));
      return found;
    },
    [steps, prefixes, moved] as const,
  );

const opener = (page: Page) => page.locator('.menu__parent[aria-expanded=false]');
const followAny = async (page: Page, links: string, random: () => number) => {
  const all = await page.locator(links).all();
  await all[Math.floor(random() * all.length)]?.click();
};

const clickIfThere = async (page: Page, button: string) => {
  if (await page.locator(button).isVisible()) await page.locator(button).click();
};

const followInMenu = async (page: Page, path: string) => {
  const group = page.locator('.menu__group', { has: page.locator(`a[href$="${path}"]`) });
  const parent = group.locator('.menu__parent');
  if ((await parent.getAttribute('aria-expanded')) === 'false') await parent.click();
  await group.locator(`a[href$="${path}"]`).click();
};

type Move = (page: Page, random: () => number) => Promise<unknown>;
const moves: Readonly<Record<string, Move>> = {
  back: (page) => page.goBack(),
  'back twice': (page) => page.evaluate(() => window.history.go(-2)),
  forward: (page) => page.goForward(),
  reload: (page) => page.reload(),
  next: (page) => clickIfThere(page, '#forward:enabled'),
  previous: (page) => clickIfThere(page, '.actions .button--outline:enabled'),
  'another step': (page, random) => followAny(page, '.stepper button:enabled', random),
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

test('wherever Back, Forward, reloads, links and languages lead, the page shows what its address says', async () => {
  const page = await visit('/privacy');
  for (const { name, page: path, form } of applications) {
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
  for (let count = 0; count < runs(25); count++) {
    const name = names[Math.floor(random() * names.length)]!;
    done.push(name);
    const before = page.url();
    await moves[name]!(page, random);
    // Before the first entry there is an empty page.
    if (page.url() === 'about:blank') await page.goForward();
    await page.locator('#main').waitFor();
    await hydrated(page);
    if (await page.locator('.wizard').isVisible()) await ready(page);
    await expect
      .poll(() => disagreements(page, page.url() !== before), { message: `seed ${seed}: ${done.join(', ')}` })
      .toEqual([]);
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { StoredApplication } from '#server/storing/application.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { directoryStore } from '#server/storing/folder/directoryStore.ts';
import { violations } from '#tests/e2e/axe.ts';
import { startOffice } from '#tests/e2e/office/startOffice.ts';
import { textIn } from '#tests/e2e/poppler.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { storeChildren } from '#tests/server/office/schoolWith.ts';
import { additionTo, commit } from '#tests/server/storing/applications.ts';

const CHILDREN = Number(process.env.CHILDREN ?? 120);

const loaded = async (page: Page, action: Promise<void>) => {
  await Promise.all([page.waitForEvent('load'), action]);
};
const press = (page: Page, name: string) => loaded(page, page.getByRole('button', { name, exact: true }).click());
const follow = (page: Page, name: string) => loaded(page, page.getByRole('link', { name }).first().click());
const search = async (page: Page, text: string) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill(text);
  await loaded(page, page.getByRole('searchbox').press('Enter'));
};
const count = (page: Page) => page.locator('.office-count').innerText();
const references = (page: Page) => page.locator('.office-when .reference:first-of-type').allInnerTexts();

const school = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bac-office-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const quick = {
    ...disk,
    open: async (...args: Parameters<typeof disk.open>) =>
      Object.assign(await disk.open(...args), { sync: async () => {} }),
  };
  const store = directoryStore(quick, dataDir);
  await store.open(['admission', 'papers']);
  const stored = await storeChildren(store, CHILDREN);
  const withdrawal = additionTo(stored[10]!.reference);
  await commit(store, withdrawal);
  return { dataDir, stored, withdrawal };
};

const learnerOf = ({ answers }: StoredApplication) => answers.learner as Record<string, string>;

test('a morning with a telephone: three calls, forty invitations, a family, a class list, twelve dossiers, a withdrawal', async () => {
  const { dataDir, stored, withdrawal } = await school();
  const link = await startOffice(dataDir, '--name', 'Rana Haddad');
  const page = await visit(link, { site: new URL(link).origin, acceptDownloads: true });
  await press(page, 'Sign in');
  expect(await violations(page)).toEqual([]);

  // A father calls: the number on the display, then a name that is spelled in Arabic, then a reference that is read aloud.
  const { father } = stored[5]!.answers as unknown as { father: { mobilePhoneNumber: string } };
  const number = father.mobilePhoneNumber.replace(/^\+9613(\d{3})(\d{3})$/, '03 $1 $2');
  await search(page, number);
  expect(await references(page)).toContain(stored[5]!.reference);
  const { studentNameAr, familyNameAr } = learnerOf(stored[5]!);
  await search(page, `${familyNameAr} ${studentNameAr}`.replace(/\p{M}/gu, ''));
  expect(await references(page)).toContain(stored[5]!.reference);
  const { reference } = stored[20]!;
  await search(page, `${reference.slice(0, 3)}${reference.slice(4)}`.toLowerCase());
  expect(await references(page)).toEqual([reference]);

  // Brothers and sisters.
  await page.goto('/');
  await search(page, number);
  await loaded(page, page.locator('.office-who a').last().click());
  expect(await page.locator('.office-related').innerText()).toMatch(/In common: telephone \+961 3/);
  expect(await page.locator('.office-contacts a[href^="tel:"]').count()).toBeGreaterThan(1);

  // Forty are invited in one go: twenty of each of two pages.
  await page.goto('/?sort=name');
  for (const tick of (await page.getByRole('checkbox').all()).slice(0, 20)) await tick.check();
  await press(page, 'Next page');
  for (const tick of (await page.getByRole('checkbox').all()).slice(0, 20)) await tick.check();
  await press(page, 'Mark them, or write a note …');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mark these 40 applications');
  await page.getByRole('combobox', { name: 'New mark' }).selectOption('invited');
  await page.getByRole('textbox', { name: 'Note' }).fill('Tuesday at 9');
  await press(page, 'Save for all of them');
  expect(await page.locator('.office-done').innerText()).toBe('40 applications were changed.');
  expect(await violations(page)).toEqual([]);
  await follow(page, 'invited');
  expect(await count(page)).toMatch(/^40 found/);

  // A class list.
  await page.goto('/?grade=uel-05&sort=name');
  const inClass = Number.parseInt(await count(page), 10);
  await page.getByRole('radio', { name: /^all/ }).check();
  await press(page, 'Table and spreadsheet');
  expect(await page.locator('tbody tr').count()).toBe(inClass);
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel file (.xlsx)' }).click(),
  ]);
  await download.saveAs(join(files(), 'class.xlsx'));

  // Twelve dossiers, each on a sheet of its own.
  await page.goto('/?sort=name');
  for (const tick of (await page.getByRole('checkbox').all()).slice(0, 12)) await tick.check();
  const chosen = (await references(page)).slice(0, 12);
  await press(page, 'Print dossiers');
  expect(await page.locator('.office-sheet').count()).toBe(12);
  const printed = textIn(await page.pdf({ preferCSSPageSize: true }));
  for (const each of chosen) expect(printed).toContain(each);
  expect(printed).toContain('Reason for joining');
  expect(printed).not.toContain('Sign out');

  // A withdrawal: what was added is seen with its application, which is declined.
  await page.goto('/?form=papers');
  expect(await references(page)).toContain(withdrawal.reference);
  await search(page, stored[10]!.reference);
  expect(await page.locator('.office-list').innerText()).toContain('withdrawal');
  await loaded(page, page.locator('.office-who a').last().click());
  expect(await page.locator('.office-additions').innerText()).toContain(withdrawal.reference);
  await page.getByRole('combobox', { name: 'Mark' }).selectOption('declined');
  await press(page, 'Save');

  await follow(page, 'What happened');
  const events = await page.locator('.office-events').innerText();
  expect(events).toMatch(/marked 40 applications: /);
  // One of them has an addition.
  expect(events).toMatch(/printed 1[23] applications: /);
  expect(events).toMatch(/exported \d+ applications: /);
  expect(await violations(page)).toEqual([]);
});

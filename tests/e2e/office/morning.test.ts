import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '#tests/e2e/axe.ts';
import { isInView } from '#tests/e2e/isInView.ts';
import { schoolWithTen } from '#tests/e2e/office/school.ts';
import { startOffice } from '#tests/e2e/office/startOffice.ts';
import { textIn } from '#tests/e2e/poppler.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { unzipped } from '#tests/server/office/unzipped.ts';

/** Waits for the page that an action leads to. */
const loaded = async (page: Page, action: Promise<void>) => {
  await Promise.all([page.waitForEvent('load'), action]);
};
const press = (page: Page, name: string) => loaded(page, page.getByRole('button', { name, exact: true }).click());
const follow = (page: Page, name: string) => loaded(page, page.getByRole('link', { name }).click());

const signIn = async (dataDir: string, name: string): Promise<Page> => {
  const link = await startOffice(dataDir, '--name', name);
  // The statuses of a concurrent change and of a wrong reference.
  const expected = /status of (?:409|422)/;
  const page = await visit(link, { site: new URL(link).origin, acceptDownloads: true, expected });
  await press(page, 'Sign in');
  return page;
};

/** Saves a mark and a note. Gives how many alerts the page shows then. */
const save = async (page: Page, mark: string, note: string) => {
  await page.getByRole('combobox', { name: 'Mark' }).selectOption(mark);
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await press(page, 'Save');
  return page.getByRole('alert').count();
};
const count = (page: Page) => page.locator('.office-count').innerText();

test("a secretary's morning, from the link to the printed dossier", async () => {
  const dataDir = await schoolWithTen();
  const page = await signIn(dataDir, 'Rana Haddad');
  expect(await count(page)).toBe('10 received, newest first');
  expect(await violations(page)).toEqual([]);

  // She invites the two children of one family.
  await page.getByRole('searchbox').fill('صَليبا');
  await loaded(page, page.getByRole('searchbox').press('Enter'));
  expect(await count(page)).toBe('2 found, newest first');
  await follow(page, 'Tarek Saliba');
  const copy = page.getByRole('button', { name: 'Copy' });
  await page.context().grantPermissions([]);
  await copy.click();
  const arabicName = await page.getByText(/ صليبا$/).innerText();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(arabicName);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(arabicName);
  expect(await save(page, 'invited', 'With his sister, Tuesday at 9')).toBe(0);
  await follow(page, 'Older');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Nour Saliba');
  expect(await save(page, 'invited', 'With her brother, Tuesday at 9')).toBe(0);
  await follow(page, 'Back to the list');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ZIP with all files' }).click(),
  ]);
  const zip = join(files(), 'family.zip');
  await download.saveAs(zip);
  const names = [...(await unzipped(zip)).keys()];
  expect(names.filter((name) => name.endsWith('dossier.html'))).toHaveLength(2);

  // She looks at what marking is like, and comes back to what she has ticked, also where the browser keeps no page.
  await press(page, 'Mark them, or write a note …');
  await page.reload();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mark these 2 applications');
  await page.goBack();
  await page.reload();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  // So they do where she looks at one of them, in French.
  await page.getByRole('checkbox').first().uncheck();
  await follow(page, 'Français');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await page.getByRole('checkbox').first().check();
  await loaded(page, page.locator('.office-who a').first().click());
  await loaded(page, page.locator('.office-ways a').first().click());
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await follow(page, 'English');

  // She notes something for both, and looks at them again.
  await press(page, 'Mark them, or write a note …');
  await page.getByRole('textbox').fill('They come by bus.');
  await press(page, 'Save for all of them');
  await follow(page, 'Show them');
  expect(await count(page)).toBe('2 found, newest first');

  // One application is incomplete.
  await follow(page, 'Applications');
  await page.getByRole('combobox', { name: 'Mark' }).selectOption('new');
  await press(page, 'Show');
  expect(await count(page)).toBe('8 found, newest first');
  await loaded(page, page.locator('.office-who a').first().click());
  expect(await save(page, 'incomplete', 'The certificate is missing.')).toBe(0);
  expect(await page.locator('.office-history li').count()).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await save(page, 'incomplete', 'The certificate and a photo are missing.')).toBe(0);
  expect(await isInView(page, '.office-done')).toBe(true);
  await page.reload();
  expect(await page.getByText('Saved.').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  // A note that was not saved, since another one was, stays when the page is loaded anew.
  await page.locator('[name=revision]').evaluate((field: HTMLInputElement) => (field.value = '1'));
  expect(await save(page, 'incomplete', 'The mother calls back.')).toBe(1);
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('The mother calls back.');
  await page.goto('/?mark=incomplete');
  await loaded(page, page.locator('.office-who a').first().click());
  // Nor is one lost that she has forgotten to save.
  const note = page.getByRole('textbox', { name: 'Note' });
  const savedNote = await note.inputValue();
  await note.fill('He comes on Tuesday.');
  page.once('dialog', (asked) => void asked.dismiss());
  await page.getByRole('link', { name: 'Back to the list' }).click();
  expect(await note.inputValue()).toBe('He comes on Tuesday.');
  await note.fill(savedNote);

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('.office-file a').first().click(),
  ]);
  await tab.close();
  const printed = textIn(await page.pdf({ preferCSSPageSize: true }));
  for (const text of [
    'incomplete',
    'The certificate and a photo are missing.',
    await page.locator('.office-title b').innerText(),
  ])
    expect(printed).toContain(text);
  expect(printed).not.toMatch(/Sign out|Download|Save/);

  // No row of the list begins on one sheet and ends on the next.
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const breaks = (row: Element) => getComputedStyle(row).breakInside;
  expect(await page.locator('.office-row').first().evaluate(breaks)).toBe('avoid');
  await page.emulateMedia({ media: 'screen' });

  // A sheet of paper is narrower than a table of all columns, and cuts off what is beside it.
  await page.goto('/table?which=all');
  expect(await page.locator('.office-wide td').count()).toBeGreaterThan(100);
  await page.setViewportSize({ width: 673, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const beside = await page
    .locator('.office-table td')
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => cell.getBoundingClientRect().right > 673 || cell.scrollWidth > cell.clientWidth).length,
    );
  expect(beside, 'cells that are not printed whole').toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 720 });

  // A list for a teacher has no notes.
  await page.getByText('Choose columns').click();
  await page.getByRole('checkbox', { name: 'Note', exact: true }).uncheck();
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'List for a spreadsheet (CSV)' }).click(),
  ]);
  expect((await readFile(await list.path(), 'utf8')).split('\r\n')[0]).not.toContain('Note');

  // She deletes one application.
  await page.goto('/?form=staff&mark=new');
  const before = await count(page);
  await loaded(page, page.locator('.office-who a').last().click());
  const reference = await page.locator('.office-title b').innerText();
  await follow(page, 'Delete this application');
  await page.getByLabel('Type its reference').fill('AAAAA-AAAAA');
  await press(page, 'Delete for good');
  expect(await page.locator('.field-error').innerText()).toContain('Nothing was deleted.');
  await page.getByLabel('Type its reference').fill(reference.toLowerCase());
  await press(page, 'Delete for good');
  expect([before.startsWith('7'), await count(page)]).toEqual([true, '6 found, newest first']);

  await follow(page, 'What happened');
  expect(await page.locator('.office-events li').first().innerText()).toMatch(/Rana Haddad deleted an application/);
  const other = await page.context().newPage();
  await other.goto(new URL('/', page.url()).href);
  await press(page, 'Sign out');
  await page.goBack();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in');
  // The other tab comes back from the browser's cache.
  await loaded(
    other,
    other.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }),
  );
  expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in');
  expect(await readFile(join(dataDir, 'audit.log'), 'utf8')).not.toContain(reference);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { referenceOf } from '#forms/reference.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { longTest } from '#tests/breadth.ts';
import { dialog, forward, stepHeading } from '#tests/e2e/application.ts';
import { type Fate, type Network, openNetwork, submissions, submissionsIn } from '#tests/e2e/network.ts';
import { close, expected, failure, notSent } from '#tests/e2e/notSent.ts';
import { openPrepared } from '#tests/e2e/prepared.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { focused } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];

/** A staff application, filled in and not sent. */
const filledIn = async (network: Network): Promise<Page> => {
  const page = await openPrepared(path, staff, man, { expected, site: network.url, step: 'employmentInfo' });
  page.on('dialog', (question) => void question.accept());
  await forward(page).click();
  await stepHeading(page, staff, 'references').waitFor();
  return page;
};

/** Presses Submit, as soon as it is enabled again, and waits until the application has left the browser. */
const submit = async (page: Page, network: Network) => {
  const before = submissionsIn(network).length;
  await forward(page).click();
  await expect.poll(() => submissionsIn(network).length).toBeGreaterThan(before);
};

longTest(
  'an application waits for a connection and is tried three times; Escape asks before it is stopped; after a failure the focus is on Submit',
  async () => {
    const network = await openNetwork();
    const page = await filledIn(network);
    let breakConnection!: (fate: Fate) => void;
    const broken = new Promise<Fate>((resolve) => (breakConnection = resolve));
    network.fateOf = ({ isSubmission }) => (isSubmission ? broken : 'arrives');
    await page.context().setOffline(true);
    await forward(page).click();
    await dialog(page).getByRole('heading', { name: 'Waiting for a connection…' }).waitFor();
    await dialog(page).getByText('is then sent by itself').waitFor();
    await page.context().setOffline(false);
    // A browser closes a dialog after several Escapes: it is opened again.
    for (const name of ['Submitting your application…', 'Stop sending?', 'Submitting your application…']) {
      await dialog(page).getByRole('heading', { name }).waitFor();
      await page.keyboard.press('Escape');
    }
    await dialog(page).getByRole('button', { name: 'Keep sending' }).click();
    breakConnection('is cut off');
    await failure(page).waitFor();
    const [first, ...others] = submissionsIn(network);
    expect(others).toEqual([first, first]);
    await close(page);
    await stepHeading(page, staff, 'references').waitFor();
    await expect.poll(() => focused(page)).toBe('forward');
  },
);

test('a phone that is switched off while it sends goes on when the form is opened again, and every page leads there; Back stops a send', async () => {
  const network = await openNetwork();
  const page = await filledIn(network);
  network.fateOf = submissions('is cut off');
  const stop = async () => {
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await page.getByText('You have stopped sending.').waitFor();
  };
  await submit(page, network);
  await page.goBack();
  await stop();
  await stepHeading(page, staff, 'references').waitFor();
  expect(page.url()).toContain('step=references');
  await expect.poll(() => focused(page)).toBe('ending');

  await submit(page, network);
  await page.goto(`${network.url}/about-us/history`);
  const note = page.getByRole('complementary', { name: 'Not sent yet' });
  await note.getByText('Your application has not been confirmed yet.').waitFor();
  // What has the focus is never below the note.
  const isBelow = () =>
    page.evaluate(() => {
      const [focus, unsent] = [document.activeElement!, document.querySelector('.unsent')!];
      if (focus === document.body || unsent.contains(focus)) return false;
      return focus.getBoundingClientRect().bottom > unsent.getBoundingClientRect().top;
    });
  for (let key = 0; key < 45; key += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isBelow).toBe(false);
  }
  const before = submissionsIn(network).length;
  await note.getByRole('link', { name: 'Open: Staff Application' }).click();
  await expect.poll(() => submissionsIn(network).length).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await stop();

  // What was stopped is not sent again by itself: the page only asks.
  const sent = submissionsIn(network).length;
  await page.reload();
  await notSent(page).waitFor();
  expect(submissionsIn(network)).toHaveLength(sent);

  network.fateOf = submissions('waits after its arrival');
  await submit(page, network);
  await expect.poll(() => network.lost).toBe(1);
  await page.reload();
  const reference = await dialog(page).locator('.reference').innerText();
  expect(new Set(submissionsIn(network).map(referenceOf))).toEqual(new Set([reference]));
  expect(await storedUnder(reference)).toEqual(await asStored(man));
  await close(page);
  await page.goto(`${network.url}/about-us/history`);
  await page.locator('.menu:not([data-native])').waitFor({ state: 'attached' });
  expect(await note.count()).toBe(0);
});

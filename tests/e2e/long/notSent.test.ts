import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { applications } from '#tests/applications.ts';
import { dialog, fillUpTo, forward, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { openNetwork, submissions, submissionsIn } from '#tests/e2e/network.ts';
import { close, editTheSubject, expected, failure, notSent, refuse } from '#tests/e2e/notSent.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { cannotBeRead, isFull, refusals } from '#tests/e2e/world/refusingDevice.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];

/** An application whose send was stopped, and whose page was opened again. */
const stopped = async (): Promise<Page> => {
  const network = await openNetwork();
  const page = await openForm(path, { expected, site: network.url });
  page.on('dialog', (question) => void question.accept());
  await fillUpTo(page, staff, man);
  network.fateOf = submissions('is cut off');
  await forward(page).click();
  await expect.poll(() => submissionsIn(network).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('You have stopped sending.').waitFor();
  await page.reload();
  await notSent(page).waitFor();
  return page;
};

test.each([
  ['it is dismissed', (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()],
  ['an answer is edited', (page: Page) => editTheSubject(page)],
])(
  'the note that an application was not sent disappears when %s, and stays away after a reload',
  async (_when, end) => {
    const page = await stopped();
    await end(page);
    await expect.poll(() => notSent(page).count()).toBe(0);
    await page.getByText(/^Saved on this device at/).waitFor();
    await page.reload();
    await stepHeading(page, staff, 'references').waitFor();
    await expect.poll(() => forward(page).isEnabled()).toBe(true);
    expect(await notSent(page).count()).toBe(0);
  },
);

test('a refused application has the note that it was not accepted, also after a reload', async () => {
  const page = await openForm(path, { expected });
  await fillUpTo(page, staff, man);
  await page.route('**/api/staff', (route) => refuse(route, { status: 422, detail: 'Please call.' }));
  await forward(page).click();
  await failure(page).waitFor();
  await close(page);
  const note = page.getByText('Your application was not accepted, and has not been sent.');
  await note.waitFor();
  await page.reload();
  await note.waitFor();
});

test('a page that breaks does not say that answers are saved on a device that refuses', async () => {
  const page = await visit('about:blank', { expected: /out of order|could not be (?:stored|read)/ });
  await page.addInitScript(cannotBeRead);
  await page.goto(path);
  await ready(page);
  await fillStep(page, staff, 'personalInfo', man, files());
  await page.getByText('This device cannot keep your answers.').first().waitFor();
  await page.evaluate(() => {
    Object.entries = () => {
      throw new Error('out of order');
    };
    document.querySelector<HTMLFormElement>('form.step')?.requestSubmit();
  });
  const alert = page.getByRole('alert');
  await alert.getByText('Something on this page went wrong').waitFor();
  expect(await alert.innerText()).toContain('This device could not save your answers');
});

test('a failure does not say that answers are saved on a device that refuses', async () => {
  const page = await visit('/', { expected: /Failed to load resource|could not be (?:sent|stored|read)/ });
  await page.addInitScript(cannotBeRead);
  await page.goto(path);
  await ready(page);
  await fillUpTo(page, staff, man);
  await page.route('**/api/staff', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await page.route('**/api/staff/*', (route) => route.fulfill({ status: 503, json: { status: 503 } }));
  await forward(page).click();
  await failure(page).waitFor();
  const text = await dialog(page).innerText();
  expect(text).toContain('this device cannot save your answers');
  expect(text).not.toMatch(/(?:saved|kept) on this device/);
});

test.each([
  ['refuses to be read', cannotBeRead],
  ['is full', isFull],
])('a receipt does not say that it is saved on a device that %s', async (_what, onDevice) => {
  const page = await visit('/', { expected: refusals });
  await page.addInitScript(onDevice);
  await page.goto(path);
  await ready(page);
  await fillUpTo(page, staff, man);
  await send(page);
  await close(page);
  await page.getByText('This device cannot save this receipt').waitFor();
  expect(await page.getByText('for 30 days').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Remove this receipt' }).count()).toBe(0);
});

test.each(applications)(
  'no sentence of $name says that the answers are saved on a device that refuses',
  async (application) => {
    const { form, examples, page: place } = application;
    const page = await visit('/', { expected: refusals });
    await page.addInitScript(cannotBeRead);
    await page.goto(place);
    await ready(page);
    const promises = async () => (await page.locator('main').innerText()).match(/[^.]*\bon this device\b[^.]*/g) ?? [];
    await expect.poll(promises).toEqual([]);
    await passInformation(page);
    for (const id of Object.keys(form.steps)) {
      await stepHeading(page, form, id).waitFor();
      await fillStep(page, form, id, Object.values(examples)[0]!, files());
      expect(await promises()).toEqual([]);
      await forward(page).click();
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByText('This device cannot save this receipt').waitFor();
    expect(await promises()).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { applications } from '#tests/applications.ts';
import { dialog, fillUpTo, forward, ready, stepHeading } from '#tests/e2e/application.ts';
import { fillStep, passInformation } from '#tests/e2e/fill.ts';
import { failure } from '#tests/e2e/notSent.ts';
import { files, visit } from '#tests/e2e/visit.ts';
import { cannotBeRead, refusals } from '#tests/e2e/world/refusingDevice.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];

test('a page that breaks does not say that answers are saved on a device that refuses', async () => {
  const page = await visit('about:blank', { expected: /out of order|could not be (?:stored|read)/ });
  await page.addInitScript(cannotBeRead);
  await page.goto(path);
  await ready(page);
  await fillStep(page, staff, 'personalInfo', man, files());
  await page.getByText('This device cannot keep everything you have entered.').first().waitFor();
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
  expect(text).toContain('this device cannot save everything');
  expect(text).not.toMatch(/(?:saved|kept) on this device/);
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
    expect(await page.getByText('for at most 30 days').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Remove this receipt' }).count()).toBe(0);
  },
);

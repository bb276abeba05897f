import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dialog, fillFrom, fillUpTo, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { keptForm } from '#tests/e2e/offline/keeping.ts';
import { openNetwork } from '#tests/e2e/offline/network.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

const path = '/join-us/as-staff';
const answers = staffExamples['single man'];

test('visited once, a form is opened at any step, filled in and submitted without a connection, and arrives once when it is back', async () => {
  const network = await openNetwork();
  const page = await keptForm(path, network);
  await fillUpTo(page, staff, answers, 'personalInfo');
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  network.state = 'down';
  await page.goto('about:blank');
  await page.goto(`${network.url}/join-us/as-student?step=parents`);
  await ready(page);
  await page.goto(`${network.url}${path}?step=education`);
  await ready(page);
  await page.reload();
  await fillFrom(page, staff, answers, 'education');
  await forward(page).click();
  // The engines say that they are online: the connection is cut behind them.
  await dialog(page).getByText('The connection was lost').waitFor();
  await page.goto('about:blank');
  await page.goto(network.url + path);
  await dialog(page).getByRole('button', { name: 'Stop' }).waitFor();
  network.state = 'up';
  network.asked = [];
  await page.getByText('Your application has not been sent yet.').waitFor();
  const reference = await send(page);
  expect(await storedUnder(reference)).toEqual(await asStored(answers));
  expect(network.asked.filter((asked) => asked === '/api/staff')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { fillFrom, forward, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { fillStep } from '#tests/e2e/fill.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { storedUnder } from '#tests/e2e/stored.ts';
import { files, visit } from '#tests/e2e/visit.ts';

const path = '/join-us/as-staff';

test('a number without a country is taken, kept and sent where the rules of phone numbers do not load', async () => {
  const page = await visit('/', { expected: /ERR_FAILED/ });
  // The plain input stays, and the numbering plans do not come: the connection is too bad, or a new release has replaced them.
  await page.context().route(/\/assets\/(?:CountryPhoneInput|min)-[^/]*\.js$/, (route) => route.abort());
  await page.goto(path);
  await ready(page);
  const example = staffExamples['single man'];
  const answers = { ...example, personalInfo: { ...example.personalInfo, mobilePhone: '03 123 456' } };
  await fillStep(page, staff, 'personalInfo', answers, files());
  await forward(page).click();
  await stepHeading(page, staff, 'education').waitFor();
  await savedOnDevice(page, '"step":"education"');

  await page.reload();
  await ready(page);
  await stepHeading(page, staff, 'education').waitFor();
  await fillFrom(page, staff, answers, 'education');
  expect(await storedUnder(await send(page))).toMatchObject({ 'personalInfo[mobilePhone]': '+9613123456' });
});

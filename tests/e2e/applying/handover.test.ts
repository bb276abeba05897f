import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { partsOf } from '#forms/wire.ts';
import { control, dialog, fillFrom, fillUpTo, openForm, ready, send, stepHeading } from '#tests/e2e/application.ts';
import { continuesElsewhere, expected, offer, openLink, takeIt } from '#tests/e2e/handover.ts';
import { expectFocus } from '#tests/e2e/navigation.ts';
import { filesOnDevice, savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { visit } from '#tests/e2e/visit.ts';
import { setClock } from '#tests/e2e/world/wrongClock.ts';

const path = '/join-us/as-staff';
const teacher = staffExamples['experienced teacher'];
const says = (page: Page, heading: RegExp | string) => dialog(page).getByRole('heading', { name: heading }).waitFor();

/** All bytes that wait for other devices. */
const waiting = async () => {
  const folder = join(inject('dataDir'), 'handover');
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  return Buffer.concat(files);
};

test('a clock that is put right while a link waits does not end the link', async () => {
  const page = await visit('about:blank', { expected });
  await setClock(page, -3);
  await page.goto(path);
  await ready(page);
  await control(page, 'personalInfo[firstName]').fill('Rana');
  await savedOnDevice(page, 'Rana');
  await offer(page);
  await setClock(page, 0);
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await page.waitForTimeout(300);
  await says(page, 'Open this link on the other device');
});

test('an application is begun on a computer, completed on a phone with all its files, and arrives whole', async () => {
  const computer = await openForm(path, { expected });
  await fillUpTo(computer, staff, teacher, 'education');
  await savedOnDevice(computer, teacher.personalInfo.email);
  const link = await offer(computer);

  // The intake has bytes, and none of the answers.
  const bytes = await waiting();
  const texts = partsOf(teacher).flatMap(([, value]) => (typeof value === 'string' && value.length > 3 ? [value] : []));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => bytes.includes(text))).toEqual([]);
  for (const part of ['%PDF', 'personalInfo', new URL(link).hash.slice(-43)]) expect(bytes.includes(part)).toBe(false);

  const phone = await openLink(link);
  await says(phone, 'The application of Maya Abi Rached is here');
  expect(new URL(phone.url()).hash).toBe('');
  expect(await filesOnDevice(phone)).toBe(await filesOnDevice(computer));
  await takeIt(phone);
  await stepHeading(phone, staff, 'education').waitFor();
  await continuesElsewhere(computer).waitFor();
  await expectFocus(phone, 'step-heading');

  await fillFrom(phone, staff, teacher, 'education');
  expect(await storedUnder(await send(phone))).toEqual(await asStored(teacher));
});

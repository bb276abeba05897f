import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { begin, fillFrom, fillUpTo, forward, send, stepHeading } from '#tests/e2e/application.ts';
import { continuesElsewhere, expected, offer, openLink, takeIt } from '#tests/e2e/handover.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

test('in Arabic, an application for admission goes to a phone and comes back', async () => {
  const child = Object.values(admissionExamples)[0]!;
  const computer = await begin('/ar/join-us/as-student', { expected });
  await fillUpTo(computer, admission, child, 'learner');
  await savedOnDevice(computer, child.learner.familyName);
  const phone = await openLink(await offer(computer));
  expect(await phone.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await takeIt(phone);
  await stepHeading(phone, admission, 'learner').waitFor();
  await continuesElsewhere(computer).waitFor();
  await forward(phone).click();
  await fillFrom(phone, admission, child, Object.keys(admission.steps)[1]!);

  await openLink(await offer(phone), computer);
  await takeIt(computer);
  await stepHeading(computer, admission, Object.keys(admission.steps).at(-1)!).waitFor();
  await continuesElsewhere(phone).waitFor();
  expect(await storedUnder(await send(computer))).toEqual(await asStored(child));
});

import { expect, test } from 'vitest';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { begin, fillFrom, fillUpTo, send, stepHeading } from '#tests/e2e/application.ts';
import { continuesElsewhere, expected, offer, openLink, takeIt } from '#tests/e2e/handover.ts';
import { savedOnDevice } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';

test('an application goes from one device to another with its files, comes back, and arrives whole', async () => {
  const teacher = staffExamples['experienced teacher'];
  const computer = await begin('/join-us/as-staff', { expected });
  await fillUpTo(computer, staff, teacher, 'education');
  await savedOnDevice(computer, teacher.personalInfo.email);
  const phone = await openLink(await offer(computer));
  await takeIt(phone);
  await stepHeading(phone, staff, 'education').waitFor();
  await continuesElsewhere(computer).waitFor();
  await fillFrom(phone, staff, teacher, 'education');

  await openLink(await offer(phone), computer);
  await takeIt(computer);
  await stepHeading(computer, staff, 'references').waitFor();
  await continuesElsewhere(phone).waitFor();
  expect(await storedUnder(await send(computer))).toEqual(await asStored(teacher));
});

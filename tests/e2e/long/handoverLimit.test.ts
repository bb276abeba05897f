import { expect, test } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { type Attachment, attachmentOf, filesIn } from '#forms/attachment.ts';
import { limits } from '#forms/limits.ts';
import { begin, fillUpTo, send, stepHeading } from '#tests/e2e/application.ts';
import { continuesElsewhere, expected, offer, openLink, takeIt } from '#tests/e2e/handover.ts';
import { contentOf } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { pdfOf } from '#tests/server/application.ts';

const path = '/join-us/as-student';
const child = admissionExamples['pre-KG child from a day care'];
const sizeOf = (files: readonly Attachment[]) => files.reduce((sum, { size }) => sum + size, 0);

const largePdf = (name: string, size: number): Attachment<File> => {
  const bytes = pdfOf(size);
  const type = 'application/pdf';
  return attachmentOf(name, { name, type, size, bytes }, new File([bytes], name, { type }));
};

/** Medical forms that make the application as large as it may be. */
const medicalDocs = () => {
  const others = filesIn({ ...child, medicalDocs: [] });
  const full = Array.from({ length: 7 }, (_, i) => largePdf(`medical form ${i + 1}.pdf`, limits.fileBytes));
  return [...full, largePdf('medical form 8.pdf', limits.applicationBytes - sizeOf([...others, ...full]))];
};

test('the largest application that can be sent is brought to another device, and arrives whole', async () => {
  const application = { ...child, medicalDocs: medicalDocs() };
  expect(sizeOf(filesIn(application))).toBe(limits.applicationBytes);
  const computer = await begin(path, { expected });
  await fillUpTo(computer, admission, application);
  const stored = async () => (await computer.evaluate(contentOf, 'bac-files-admission')).keys.length;
  await expect.poll(stored).toBe(filesIn(application).length);
  const phone = await openLink(await offer(computer));
  await takeIt(phone);
  await stepHeading(phone, admission, 'documents').waitFor();
  await continuesElsewhere(computer).waitFor();
  expect(await storedUnder(await send(phone))).toEqual(await asStored(application));
});

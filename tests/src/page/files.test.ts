// @vitest-environment jsdom
import { resolveObjectURL } from 'node:buffer';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { admissionExamples } from '#forms/admission/examples.ts';
import { limits } from '#forms/limits.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { encryptedPdf } from '#tests/forms/encryptedPdfs.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { anotherDocument, openDevice } from '#tests/src/page/device.tsx';
import {
  announced,
  attach,
  control,
  expectFocusOn,
  fillUpTo,
  holdBack,
  isAskedBeforeLeaving,
  leave,
  press,
  shows,
  user,
} from '#tests/src/page/form.ts';

const passport = 'personalInfo[passport]';
const file = (name: string, text: string, type = 'application/pdf') => new File([text], name, { type });
const choose = (name: string, files: File[]) => user.upload(control(name), files);

/** The files of the page, each with the reason why it cannot be sent. */
const rows = () =>
  [...document.querySelectorAll('.file')].map((row) => [
    row.querySelector('bdi')!.textContent,
    row.querySelector('.field-error > span:not(.vh)')?.textContent,
  ]);
const showRows = (expected: (readonly [string, string | undefined])[]) =>
  waitFor(() => expect(rows()).toEqual(expected));

test('a file that cannot be sent stays in its list with its reason, cannot be opened, and comes back by Undo', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  // A required file that was passed by is asked for.
  control(passport).focus();
  leave();
  await shows('A passport image is required.');
  const slow = file('slow.pdf', handmadePdf());
  const finish = holdBack(slow);
  await choose(passport, [slow]);
  await shows('Reading the file…');
  expect(isAskedBeforeLeaving(), 'the file is in this page only').toBe(true);
  // So does a link of the site, which the browser follows.
  const left = anotherDocument();
  await user.click(screen.getAllByRole('link', { name: /Papers and corrections/ })[0]!);
  await left;
  const { goTo } = await import('#src/frame/navigation/goTo.ts');
  const navigate = vi.fn();
  goTo(navigate, '/join-us/as-staff');
  await waitFor(() => expect(navigate, 'a link to the page itself loads no document').toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/join-us/as-staff');
  expect(document.querySelector('.field-error'), 'nothing is asked for that is on its way').toBeNull();
  finish();
  await showRows([['slow.pdf', undefined]]);
  expect(isAskedBeforeLeaving()).toBe(false);
  // What cannot be sent takes the place of nothing that can.
  await choose(passport, [file('cloud.pdf', '')]);
  await showRows([
    ['slow.pdf', undefined],
    ['cloud.pdf', 'This file is empty. Please attach it again or choose another copy.'],
  ]);
  for (const name of ['cloud.pdf', 'slow.pdf']) await press(`Remove ${name}`);
  await showRows([]);
  for (const [name, text, reason] of [
    ['photo.pdf', '\u0089PNG\r\n', 'Only PDF files are allowed'],
    [
      'large.pdf',
      `%PDF-1.4\n${' '.repeat(limits.fileBytes)}\n%%EOF\n`,
      'This file is larger than 10 MB. Please attach a smaller one.',
    ],
  ] as const) {
    await choose(passport, [file(name, text)]);
    await showRows([[name, reason]]);
    expect(control(passport).value, 'the same file can be chosen again').toBe('');
    await announced(`${name} cannot be sent.`);
    expect(document.querySelector('.file a')).toBeNull();
    await press(`Remove ${name}`);
    await showRows([]);
    await announced(new RegExp(`^File removed: ${name}\\..* Undo is available\\.$`));
    await expectFocusOn('personalInfo-passport');
    await waitFor(() => screen.getByText('A passport image is required.', { selector: '.field-error *' }));
    await press('Undo');
    await announced('Undone. 0 files attached.');
    await showRows([[name, reason]]);
    expect(document.querySelectorAll('.field-error')).toHaveLength(1);
  }
  // Phones and messengers change the type of a file.
  await choose(passport, [file('first.pdf', handmadePdf(), 'application/octet-stream')]);
  await showRows([['first.pdf', undefined]]);
  const { href } = document.querySelector<HTMLAnchorElement>('.file a')!;
  expect(resolveObjectURL(href)?.type).toBe('application/pdf');
  await attach(passport, [staffExamples['single man'].personalInfo.passport]);
  await showRows([['passport-elias.pdf', undefined]]);
  await announced('passport-elias.pdf: 1 file attached.');
  const locked = new File([encryptedPdf('revision-6-asks')], 'locked.pdf', { type: 'application/pdf' });
  await choose(passport, [locked]);
  await announced(
    'locked.pdf: 1 file attached. locked.pdf: This PDF may ask for a password. Please attach one that opens without.',
  );
});

test('half a double press or a double tap removes no second file', async () => {
  const { open } = await openDevice();
  await open('/join-us/papers-and-corrections');
  const names = ['first.pdf', 'second.pdf', 'third.pdf'];
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    names.map((name) => file(name, `${handmadePdf()}% ${name}`)),
  );
  const all = names.map((name) => [name, undefined] as const);
  await showRows(all);
  const click = (init: PointerEventInit) => new PointerEvent('click', { bubbles: true, cancelable: true, ...init });
  const remove = (event: Event) => screen.getAllByRole('button', { name: /^Remove / })[0]!.dispatchEvent(event);
  for (const [first, second] of [
    [click({ detail: 1 }), click({ detail: 2 })],
    // A phone counts each tap as the first.
    [
      click({ detail: 1, pointerType: 'touch', clientY: 400 }),
      click({ detail: 1, pointerType: 'touch', clientY: 409 }),
    ],
  ] as const) {
    remove(first);
    await showRows(all.slice(1));
    remove(second);
    await press('Undo');
    await showRows(all);
  }
});

test('while a file is read, Next says so, also where its question is gone', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  await fillUpTo(staff, staffExamples['experienced teacher'], 'education');
  const certificate = 'education[academicInfo][1][certificate]';
  const far = file('far.pdf', handmadePdf());
  const finish = holdBack(far);
  await choose(certificate, [far]);
  await shows('Reading the file…');
  const askOn = async () => {
    await user.click(document.querySelector('.actions-next')!);
    await waitFor(() => screen.getByRole('button', { name: '1 answer still needed' }));
  };
  await askOn();
  screen.getByRole('link', { name: /^Certificate, school 2: Reading the file…$/ });
  await press('Remove school 2');
  await askOn();
  screen.getByRole('link', { name: 'Reading the file…' });
  finish();
  await waitFor(() => expect(document.querySelector('#needed')).toBeNull());
  await press('Undo');
  await waitFor(() => expect(rows()[1]).toEqual(['far.pdf', undefined]));
});

/** Drags or drops something on an element. Gives whether the page took it, and how the pointer looks. */
const dragged = (type: string, target: Element, ...items: object[]) => draggedAs('Files', type, target, ...items);
const draggedAs = (kind: string, type: string, target: Element, ...items: object[]) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer: { types: string[]; items: object[]; dropEffect?: string } = { types: [kind], items };
  const isTaken = !target.dispatchEvent(Object.assign(event, { dataTransfer }));
  return [isTaken, dataTransfer.dropEffect];
};

test('a file can be dropped on its question, and nowhere else', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  const item = (name: string, isDirectory: boolean) => ({
    getAsFile: () => file(name, handmadePdf()),
    webkitGetAsEntry: () => ({ isDirectory, isFile: !isDirectory }),
  });
  expect(dragged('dragover', control(passport))).toEqual([true, undefined]);
  expect(dragged('drop', control(passport), item('dropped.pdf', false))).toEqual([true, undefined]);
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
  await showRows([['dropped.pdf', undefined]]);
  expect(dragged('drop', control(passport), item('papers', true))).toEqual([true, undefined]);
  await shows('Folders cannot be attached. Please attach the files inside.');
  expect(dragged('dragover', document.body)).toEqual([true, 'none']);
  expect(draggedAs('text/plain', 'dragover', document.body), 'the browser moves text').toEqual([false, undefined]);
});

test('a question of several files takes ten, names the others, and removes the wrong ones at once', async () => {
  const { open } = await openDevice();
  await open('/join-us/as-student');
  await press('Fill The Form');
  await fillUpTo(admission, admissionExamples['divorced parents with another legal guardian'], 'parentsInfo');
  await waitFor(() => expect(rows()).not.toEqual([]));
  while (rows().length > 0) await user.click(screen.getAllByRole('button', { name: /^Remove guardianship/ })[0]!);
  const dropped = Array.from({ length: 12 }, (_, i) => {
    const paper = file(`paper-${i + 1}.docx`, 'PK', '');
    return { getAsFile: () => paper, webkitGetAsEntry: () => null };
  });
  // The second drop comes while the files of the first are read, and has some of them again.
  for (const some of [dropped.slice(0, 9), dropped.slice(7)])
    dragged('drop', control('parentsInfo[legalPapers]'), ...some);
  const ten = Array.from({ length: 10 }, (_, i) => [`paper-${i + 1}.docx`, 'Only PDF files are allowed'] as const);
  await showRows(ten);
  const camera = () => screen.getByRole('button', { name: /^Take a photo/ });
  expect(camera().getAttribute('aria-disabled')).toBe('true');
  await shows('2 files were left out: you can attach up to 10 here. Not attached: paper-11.docx, paper-12.docx.');
  await choose('parentsInfo[legalPapers]', [file('paper-15.docx', 'PK', '')]);
  await announced('1 file was left out: you can attach up to 10 here.');
  await press('Remove paper-2.docx');
  await showRows(ten.filter((_, i) => i !== 1));
  expect(camera().getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement!.getAttribute('aria-label')).toBe('Remove paper-3.docx');
  expect(document.body.textContent).not.toContain('left out');
  const one = file('paper-13.docx', 'PK', '');
  await choose('parentsInfo[legalPapers]', [one, file('paper-14.docx', 'PK', '')]);
  await shows('1 file was left out: you can attach up to 10 here. Not attached: paper-14.docx.');
  await choose('parentsInfo[legalPapers]', [one]);
  await announced('This file is already attached.');
  const { name, lastModified } = one;
  await choose('parentsInfo[legalPapers]', [new File(['PK'.repeat(100)], name, { lastModified })]);
  await waitFor(() => screen.getByText('200 bytes'));
  // As a form whose fields have a fixed length is saved again.
  const mended = new File(['%PDF-1.7\n'.padEnd(200)], name, { lastModified: lastModified + 1 });
  await choose('parentsInfo[legalPapers]', [mended]);
  await waitFor(() => expect(rows().at(-1)).not.toEqual([name, 'Only PDF files are allowed']));
  await press('Remove paper-13.docx');
  expect(document.activeElement!.getAttribute('aria-label')).toBe('Remove paper-10.docx');
  await press('Remove the 9 that cannot be sent');
  await showRows([]);
  await press('Undo');
  await showRows(ten.filter((_, i) => i !== 1));
});

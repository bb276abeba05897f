// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { validateStep } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { papersExamples } from '#forms/papers/examples.ts';
import { papers } from '#forms/papers/papers.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dayOf } from '#forms/today.ts';
import { contentOf } from '#tests/e2e/savedOnDevice.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { fillInSilently } from '#tests/e2e/world/autofill.ts';
import { openDevice } from '#tests/src/page/device.tsx';
import {
  announced,
  button,
  control,
  dialog,
  enter,
  expectFocusOn,
  fillStep,
  fillUpTo,
  forward,
  goOn,
  holdBack,
  isAsked,
  leave,
  press,
  savedOnDevice,
  send,
  shows,
  stepOpens,
  user,
} from '#tests/src/page/form.ts';

const path = '/join-us/as-staff';
const mother = staffExamples['married mother of two'];
const man = staffExamples['single man'];
const teacher = staffExamples['experienced teacher'];
const required = 'First name is a required field';
const firstStep = validateStep(staff, 'personalInfo', blank(staff)).messages.size;
/** What the panel of the first step says after so many of its answers were given. */
const stillNeeded = (given: number) => `${firstStep - given} answers still needed`;
const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);

/** The entry of a list that has the focus. */
const expectFocusIn = (entry: string) =>
  waitFor(() => expect(document.activeElement!.querySelector(':scope > legend')?.textContent).toContain(entry));

test('an application arrives whole; the focus goes to each step, to the dialog and to the receipt', async () => {
  const { open, dataDir } = await openDevice();
  await open(path);
  screen.getByRole('link', { name: 'More about privacy' });
  expect(screen.queryByRole('button', { name: 'Back to the review' })).toBeNull();
  await fillUpTo(staff, mother, 'employmentInfo');
  await goOn();
  await stepOpens(staff, 'references');
  await expectFocusOn('step-heading');
  expect(screen.queryByRole('link', { name: 'More about privacy' })).toBeNull();
  await fillStep(staff, 'references', mother);
  enter('hasReferences', 'yes');
  await screen.findByLabelText('Country code, reference 1');
  enter('hasReferences', 'no');
  // Also to a step from which all can be sent.
  await press('Previous');
  await stepOpens(staff, 'employmentInfo');
  await goOn();
  await stepOpens(staff, 'references');
  await expectFocusOn('step-heading');
  await press('Check your answers');
  await screen.findByText('+33 6 12 34 56 78', { selector: '.review *' });
  const section = 'Personal Information: your answers';
  await press(section);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change Email' })).toBeNull());
  await press(section);
  expect(screen.queryByRole('button', { name: /^References: your/ })).toBeNull();
  await press('Change Email');
  await stepOpens(staff, 'personalInfo');
  await expectFocusOn('personalInfo-email');
  await announced('All answers complete. Next is available.');
  await press('Back to the review');
  await expectFocusOn('change-personalInfo-email');
  // What was said of a step is not read out after it.
  expect(document.querySelector('[role=status]')!.textContent).not.toContain('Next is available');
  const reference = await send();
  await screen.findByText('Admission Form submitted successfully!');
  await expectFocusOn('result-heading');
  expect(await storedUnder(reference, dataDir)).toEqual(await asStored(mother));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await expectFocusOn('receipt-heading');
  await waitFor(() => expect(document.title).toContain('Application sent'));
  screen.getByText(mother.personalInfo.familyName, { selector: '.receipt *' });
  const toPapers = screen.getByRole('link', { name: 'Send it here' });
  expect(toPapers.getAttribute('href')).toBe(`/join-us/papers-and-corrections?reference=${reference}`);
  await press('Copy');
  await screen.findByText('Copied');

  await press('Start a new application');
  await stepOpens(staff, 'personalInfo');
  await shows(`Its reference is ${reference}`);
  await open();
  await screen.findByText(reference, { selector: '.receipt *' });
  button('Print or save');
  expect(document.querySelector('.receipt')!.textContent).not.toContain(mother.personalInfo.familyName);
  await press('Remove this receipt from the device');
  await stepOpens(staff, 'personalInfo');
  await open();
  await stepOpens(staff, 'personalInfo');
  expect(document.body.textContent).not.toContain(reference);
  // Back does not lead into an application that has ended.
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('after a reload in the dialog of the outcome one Back leaves the application that was sent', async () => {
  const { open } = await openDevice();
  await open(path);
  await fillUpTo(staff, man);
  const reference = await send();
  await open();
  await screen.findByText(reference, { selector: '.receipt *' });
  await waitFor(() => expect(location.search).toBe('?step=receipt'));
  await waitFor(() => expect(history.state).not.toHaveProperty('depth'));
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('the second half of a double press does nothing in the next step; a browser that cannot print offers nothing', async () => {
  const { open } = await openDevice();
  // As in a browser inside another app.
  const print = Object.getOwnPropertyDescriptor(window, 'print')!;
  Reflect.deleteProperty(window, 'print');
  onTestFinished(() => void Object.defineProperty(window, 'print', print));
  await open(path);
  await fillUpTo(staff, man, 'education');
  await press('Previous');
  await stepOpens(staff, 'personalInfo');
  await user.dblClick(forward());
  await stepOpens(staff, 'education');
  await goOn();
  for (const id of Object.keys(staff.steps).slice(2)) {
    await stepOpens(staff, id);
    await fillStep(staff, id, man);
    if (id !== 'references') await goOn();
  }
  await send();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await expectFocusOn('receipt-heading');
  expect(screen.queryByRole('button', { name: 'Print or save' })).toBeNull();
});

test('a message appears when its field is left and disappears while the answer is typed; a probable typing error is asked about', async () => {
  const { open } = await openDevice();
  await open(path);
  const firstName = control('personalInfo[firstName]');
  firstName.focus();
  expect(errors()).toEqual([]);
  expect([firstName.getAttribute('autocomplete'), firstName.form!.noValidate]).toEqual(['given-name', true]);
  leave();
  await announced('1 problem in this step');
  const error = await screen.findByText(required, { selector: '.field-error *' });
  expect(firstName.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(firstName.getAttribute('aria-describedby')!)!.contains(error)).toBe(true);
  await user.type(firstName, 'R');
  await waitFor(() => expect(errors()).toEqual([]));
  await user.clear(firstName);
  await screen.findByText(required, { selector: '.field-error *' });
  // A wrong answer stays in its field.
  const long = 'x'.repeat(5_000);
  enter('personalInfo[firstName]', long);
  await screen.findByText('First name must be at most 100 characters', { selector: '.field-error *' });
  expect(firstName.value).toBe(long);
  enter('personalInfo[firstName]', 'Rana');

  // What is typed is not written into its control again: Firefox empties a date that is half typed then.
  const birthDate = control('personalInfo[birthDate]');
  const written = birthDate.getAttribute('value');
  enter('personalInfo[birthDate]', '1990-01-31');
  leave();
  await shows('31 January 1990');
  expect(birthDate.getAttribute('value')).toBe(written);

  // A probable typing error is no error. One press corrects it.
  const email = () => control('personalInfo[email]').value;
  enter('personalInfo[email]', 'rana@');
  // During a press a message would move what is pressed. The press becomes scrolling.
  const presses = (phase: string) => document.body.dispatchEvent(new Event(phase, { bubbles: true }));
  presses('pointerdown');
  leave();
  expect(errors()).toEqual([]);
  presses('pointercancel');
  await screen.findByText('Email must be a valid email', { selector: '.field-error *' });
  enter('personalInfo[email]', 'rana@mail.example');
  await waitFor(() => expect(errors()).toEqual([]));
  enter('personalInfo[email]', 'rana@');
  presses('pointerdown');
  await savedOnDevice('"email":"rana@"');
  expect(errors()).toEqual([]);
  presses('pointercancel');
  await screen.findByText('Email must be a valid email', { selector: '.field-error *' });
  expect(email()).toBe('rana@');
  for (const [typed, offered] of [
    ["Rana O'Brien <o'brien@mail.example>", "o'brien@mail.example"],
    ['rana@gmial.com', 'rana@gmail.com'],
  ] as const) {
    enter('personalInfo[email]', typed);
    leave();
    await announced(`Email: Did you mean ${offered}?`);
    await user.click(await screen.findByRole('button', { name: `Yes, use this ${offered} for Email` }));
    await waitFor(() => expect(email()).toBe(offered));
    await expectFocusOn('personalInfo-email');
    expect(errors()).toEqual([]);
  }
  expect(document.querySelector('.offer')).toBeNull();
});

test('where a step is incomplete, Enter moves to the next question, and Next lists and leads to what is missing', async () => {
  const { open } = await openDevice();
  await open(path);
  const first = control('personalInfo[firstName]');
  first.focus();
  const composed = { 'while an accent is composed': { isComposing: true }, 'in Safari': { keyCode: 229 } };
  // Safari ends a composition before its key.
  for (const [what, more] of Object.entries(composed)) {
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }));
    expect((document.activeElement as HTMLInputElement).name, what).toBe('personalInfo[firstName]');
  }
  await user.type(first, '{Enter}');
  await expectFocusOn('personalInfo-familyName');
  await screen.findByText(required, { selector: '.field-error *' });
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);

  expect(forward().disabled).toBe(true);
  await user.click(document.querySelector('.actions-next')!);
  const panel = await waitFor(() => button(stillNeeded(0)));
  await waitFor(() => expect(panel.getAttribute('aria-expanded')).toBe('true'));
  for (const isOpen of ['false', 'true']) {
    await user.click(panel);
    await waitFor(() => expect(panel.getAttribute('aria-expanded')).toBe(isOpen));
  }
  screen.getByText('A passport image is required.', { selector: '.field-error *' });

  // Right after a key, too: what the page shows follows the typing only when it pauses.
  await user.click(panel);
  await waitFor(() => expect(panel.getAttribute('aria-expanded')).toBe('false'));
  await user.type(first, 'Rana{Enter}');
  await expectFocusOn('personalInfo-familyName');
  await user.keyboard('Khoury');
  await user.click(document.querySelector('.actions-next')!);
  await waitFor(() => expect(button(stillNeeded(2)).getAttribute('aria-expanded')).toBe('true'));
  await user.click(screen.getByRole('link', { name: /^Marital status/ }));
  await expectFocusOn('personalInfo-maritalStatus');
  expect(location.hash).toBe('');
  // The messages are announced as one count, after a pause.
  await announced(`${firstStep - 2} problems in this step`);
});

test('a step whose answers are no longer right on another day lists what is wrong once Next is pressed', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const { open } = await openDevice();
  await open(path);
  await fillStep(staff, 'personalInfo', {
    ...man,
    personalInfo: { ...man.personalInfo, birthDate: dayOf(new Date()) },
  });
  await waitFor(() => expect(forward().disabled).toBe(false));
  // The clock was ten days fast.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 240 * 3_600_000 });
  await user.click(forward());
  await waitFor(() => expect(button('1 answer to correct').getAttribute('aria-expanded')).toBe('true'));
});

test('while Submit is disabled by an earlier step, the last one says by what, and leads there', async () => {
  const { open } = await openDevice();
  await open(path);
  await fillUpTo(staff, man);
  await press('Check your answers');
  await press(/^Change Photocopy/);
  await stepOpens(staff, 'personalInfo');
  const photo = new File(['\u00ff\u00d8\u00ff'], 'passport.jpg', { type: 'image/jpeg' });
  const finish = holdBack(photo);
  await user.upload(control('personalInfo[passport]'), [photo]);
  await shows('Reading the file…');
  await press('Back to the review');
  await stepOpens(staff, 'references');
  await user.click(document.querySelector('.actions-next')!);
  await waitFor(() => button('1 answer still needed'));
  screen.getByRole('link', { name: /^Photocopy .*: Reading the file…$/ });
  finish();
  await waitFor(() => button('1 answer to correct'));
  await user.click(screen.getByRole('link', { name: /^Photocopy/ }));
  await stepOpens(staff, 'personalInfo');
  await expectFocusOn('personalInfo-passport');
});

test('Previous leads to the step before, also where the browser was at another one before', async () => {
  const { open } = await openDevice();
  await open(path);
  await fillUpTo(staff, mother, 'workExperience');
  for (const step of ['personalInfo', 'workExperience'] as const) {
    await press(staff.steps[step].title);
    await stepOpens(staff, step);
  }
  await press('Previous');
  await stepOpens(staff, 'education');
});

test('questions follow the answers that they depend on; Previous and Undo bring every answer and file back', async () => {
  const { open } = await openDevice();
  await open(path);
  await fillUpTo(staff, mother, 'personalInfo');
  enter('personalInfo[gender]', 'male');
  await waitFor(() => expect(isAsked('personalInfo[maidenName]')).toBe(false));
  enter('personalInfo[gender]', 'female');
  await waitFor(() => expect(control('personalInfo[maidenName]').value).toBe('Saliba'));
  enter('personalInfo[maritalStatus]', 'single');
  await waitFor(() => expect(isAsked('personalInfo[maidenName]')).toBe(false));
  for (const hidden of ['spouseOccupation', 'hasChildren', 'numberOfChildren'])
    expect(isAsked(`personalInfo[${hidden}]`)).toBe(false);
  await goOn();

  await stepOpens(staff, 'education');
  await waitFor(() => expect(document.title).toContain('Step 2 of 5: Education'));
  await fillStep(staff, 'education', teacher);
  const attached = () => [...document.querySelectorAll('.entry .file-name bdi')].map((each) => each.textContent);
  const certificates = ['certificate-1.pdf', 'certificate-2.pdf', 'certificate-3.pdf'];
  await waitFor(() => expect(attached()).toEqual(certificates));
  expect(screen.queryByRole('button', { name: 'Remove school 1' })).toBeNull();
  // What a browser fills in without an event is there after a removal, an Undo, and Previous.
  fillInSilently(control('education[academicInfo][0][degree]'), 'Diploma');
  fillInSilently(control('education[academicInfo][1][degree]'), 'Doctorate');
  await press('Remove school 2');
  await waitFor(() => expect(attached()).toEqual(['certificate-1.pdf', 'certificate-3.pdf']));
  await announced('School 2 removed, 2 left. Undo is available.');
  const { previousElementSibling } = document.querySelector('.undo')!;
  expect(previousElementSibling!.querySelector('legend')!.textContent, 'Undo is in the gap').toBe('School 1 of 2');
  await expectFocusIn('School 1');
  fillInSilently(control('education[academicInfo][1][degree]'), 'Licence');
  await press('Undo');
  await waitFor(() => expect(attached()).toEqual(certificates));
  await announced('School 2 is back.');
  await expectFocusIn('School 2');
  expect([0, 1, 2].map((at) => control(`education[academicInfo][${at}][degree]`).value)).toEqual([
    'Diploma',
    'Doctorate',
    'Licence',
  ]);
  fillInSilently(control('education[languages][1]'), 'Italian');
  await press('Add another language');
  await expectFocusIn('Language 4');

  await press('Previous');
  await stepOpens(staff, 'personalInfo');
  await expectFocusOn('step-heading');
  expect(control('personalInfo[firstName]').value).toBe('رنا');
  screen.getByText('passport-rana.pdf');
  history.forward();
  await stepOpens(staff, 'education');
  await press(staff.steps.personalInfo.title);
  await stepOpens(staff, 'personalInfo');
  await goOn();
  await waitFor(() => expect(control('education[languages][1]').value).toBe('Italian'));
});

test('what a browser fills in without an event counts when the field is left, at Next, at a press on the gray Next, when a link is followed, and when the page is left', async () => {
  const { open } = await openDevice();
  await open(path);
  fillInSilently(control('personalInfo[firstName]'), 'Elias');
  control('personalInfo[firstName]').focus();
  leave();
  await waitFor(() => button(stillNeeded(1)));
  await screen.findByLabelText('Country code');
  fillInSilently(control('personalInfo[fatherName]'), 'Jad');
  fillInSilently(control('personalInfo[email]'), man.personalInfo.email);
  fillInSilently(control('personalInfo[mobilePhone]'), man.personalInfo.mobilePhone);
  await user.click(document.querySelector('.actions-next')!);
  await waitFor(() => button(stillNeeded(4)));
  expect(control('personalInfo[mobilePhone]').value).toBe(man.personalInfo.mobilePhone);
  await fillUpTo(staff, man, 'personalInfo');
  fillInSilently(control('personalInfo[familyName]'), 'Haddad');
  await goOn();
  await stepOpens(staff, 'education');
  await savedOnDevice('Haddad');
  fillInSilently(control('education[academicInfo][0][major]'), 'Physics');
  history.back();
  await stepOpens(staff, 'personalInfo');
  // The 31st of February, of which a browser gives no value.
  const day = control('personalInfo[birthDate]');
  Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });
  fillInSilently(day, '');
  day.focus();
  leave();
  await shows('Date of birth is incomplete, or there is no such day.');
  Reflect.deleteProperty(day, 'validity');
  enter('personalInfo[birthDate]', man.personalInfo.birthDate);
  leave();
  enter('personalInfo[familyName]', '');
  leave();
  await waitFor(() => expect(forward().disabled).toBe(true));
  fillInSilently(control('personalInfo[familyName]'), 'Khoury');
  await user.click(document.querySelector('.actions-next')!);
  await stepOpens(staff, 'education');
  expect(control('education[academicInfo][0][major]').value).toBe('Physics');
  // WebKit stores nothing once the next document is there.
  fillInSilently(control('education[academicInfo][0][major]'), 'Biology');
  const inFrench = screen.getAllByRole('link', { name: 'Français' })[0]!;
  inFrench.addEventListener('click', (event) => event.preventDefault());
  inFrench.click();
  await savedOnDevice('Biology');
  fillInSilently(control('education[academicInfo][0][major]'), 'Chemistry');
  await open();
  await stepOpens(staff, 'education');
  expect(control('education[academicInfo][0][major]').value).toBe('Chemistry');
});

test('a press before an erased application is off the screen takes nothing of it into the new one', async () => {
  const { open } = await openDevice();
  await open(path);
  enter('personalInfo[firstName]', 'Elias');
  leave();
  await savedOnDevice('Elias');
  await press('Erase my answers');
  button('Yes, erase').click();
  document.querySelector<HTMLElement>('.actions-next')!.click();
  await waitFor(() => expect(control('personalInfo[firstName]').value).toBe(''));
  enter('personalInfo[familyName]', 'Haddad');
  leave();
  await savedOnDevice('Haddad');
  expect(JSON.stringify(await contentOf('bac-drafts'))).not.toContain('Elias');
});

test('a missing paper is added to the application whose reference the link of the receipt brings along', async () => {
  const { open, dataDir } = await openDevice();
  const { reference: given, ...paper } = papersExamples['missing paper'];
  await open(`/join-us/papers-and-corrections?reference=${given}`);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement, 'a page that opens keeps the focus where it is').toBe(document.body);
  expect(control('reference').value).toBe(given);
  await fillStep(papers, 'message', { ...paper, reference: given, papers: undefined });
  await waitFor(() => button('1 answer still needed'));
  expect(document.body.textContent).not.toContain('Is a paper not ready yet?');
  await fillStep(papers, 'message', { ...paper, reference: given });
  await press('Check your answers');
  await press(`${papers.steps.message.title}: your answers`);
  const reference = await send();
  await dialog().findByText('The school has received it. Thank you.');
  expect(await storedUnder(reference, dataDir)).toEqual(await asStored({ ...paper, reference: given }));
});

test('a link with another reference than the one that was begun with says so, until the references are the same', async () => {
  const { open } = await openDevice();
  const [begun, other] = [papersExamples['missing paper'].reference, 'R3JWT-9AKX4'];
  await open(`/join-us/papers-and-corrections?reference=${begun}`);
  enter('message', 'The report of the year');
  leave();
  await savedOnDevice('The report of the year');
  await open(`/join-us/papers-and-corrections?reference=${other}`);
  await shows(`You have begun a message for ${begun}. For ${other}, please send or erase it, then`);
  enter('reference', other.toLowerCase().replace('-', ' '));
  leave();
  await waitFor(() => expect(document.body.textContent).not.toContain('You have begun a message for'));
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { admission } from '#forms/admission/admission.ts';
import { dayInWords } from '#forms/inWords.ts';
import { scholasticYears } from '#forms/lists/scholasticYears.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { dayOf, today } from '#forms/today.ts';
import { dayHere, whenInWords } from '#src/components/clock.ts';
import { leaveNoRoomForFiles, openDevice } from '#tests/src/page/device.tsx';
import {
  attach,
  button,
  control,
  enter,
  expectFocusOn,
  fillStep,
  isAskedBeforeLeaving,
  leave,
  press,
  savedOnDevice,
  shows,
  stepOpens,
} from '#tests/src/page/form.ts';

const path = '/join-us/as-staff';
const man = staffExamples['single man'];
const DAY = 24 * 60 * 60 * 1_000;
const firstName = () => control('personalInfo[firstName]').value;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the staff form, and waits until a first name is stored. */
const withFirstName = async (name = 'Rana') => {
  const device = await openDevice();
  await device.open(path);
  enter('personalInfo[firstName]', name);
  leave();
  await savedOnDevice(name);
  return device;
};

/** Sets the clock of the device so many days ahead, or back; the intake's Date header is right. */
const setClock = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY });

test('a step says in which minute its answers were saved last', async () => {
  setClock(0);
  await withFirstName();
  await shows(`Saved ${whenInWords(new Date())} on this device only`);
  vi.setSystemTime(Date.now() + 60_000);
  enter('personalInfo[firstName]', 'Rana Maria');
  leave();
  await shows(`Saved ${whenInWords(new Date())} on this device only`);
});

test('a page that resumes at a step is hidden until its draft is restored', async () => {
  const { open } = await withFirstName();
  const { documentElement } = document;
  const shown: boolean[] = [];
  const opening = open();
  // As start.ts does.
  documentElement.dataset.resumes = '';
  const observer = new MutationObserver(() => shown.push(document.querySelector('.wizard[data-ready]') !== null));
  observer.observe(documentElement, { attributeFilter: ['data-resumes'] });
  await opening;
  await waitFor(() => expect(documentElement.hasAttribute('data-resumes')).toBe(false));
  observer.disconnect();
  expect(shown).toEqual([true]);
});

test.each([365, -365])(
  'a device whose clock is %i days off offers the years of the server’s date, and says so',
  async (days) => {
    const years = scholasticYears().map(({ label }) => label);
    const { open } = await openDevice();
    setClock(days);
    await open('/join-us/as-student');
    await press('Fill The Form');
    await stepOpens(admission, 'learner');
    await shows(`The date of this device seems to be wrong: ${dayInWords(dayOf(new Date()))}.`);
    const options = [...control('learner[scholasticYear]').querySelectorAll('option:not([value=""])')];
    expect(options.map(({ textContent }) => textContent)).toEqual(years);
  },
);

test('a device whose clock is right says nothing, and has its draft when the clock jumps a year', async () => {
  const { open, network } = await withFirstName();
  await waitFor(() => expect(network.requests.map(({ method }) => method)).toContain('HEAD'));
  expect(document.body.textContent).not.toContain('The date of this device seems to be wrong');
  const born = control('personalInfo[birthDate]');
  born.focus();
  expect([born.min, born.max]).toEqual(['1900-01-01', today()]);
  setClock(365);
  await open();
  expect(firstName()).toBe('Rana');
});

test('the page says until when the answers stay on this device, and the applicant can erase them', async () => {
  const { open } = await withFirstName();
  const until = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    Date.now() + 30 * DAY,
  );
  await shows(`on this device only, until ${until}.`);
  await shows(`continue here until ${until}.`);

  const erase = await waitFor(() => button('Erase my answers'));
  await press('Erase my answers');
  const question = screen.getByRole('group', { name: 'Erase the saved answers?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(question.textContent).toMatch(/^Erase all answers and files in this application\?/);
  await press('Keep');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(erase.textContent));
  await press('Erase my answers');
  await press('Yes, erase');
  await expectFocusOn('step-heading');
  expect(firstName()).toBe('');
  await shows('Nothing is sent before you submit.');
  await open();
  expect(firstName()).toBe('');
});

test('in Safari, which may erase the answers after seven days, no more is promised', async () => {
  vi.stubGlobal('GestureEvent', Event);
  const { open } = await openDevice();
  await open(path);
  await fillStep(staff, 'personalInfo', { personalInfo: { ...man.personalInfo, passport: undefined } });
  await shows('Is a paper not ready yet?');
  await shows('continue here until');
  const until = `until ${dayHere(new Date(Date.now() + 7 * DAY))}`;
  expect(document.body.textContent.match(/until \d+ [A-Z]\w+ \d{4}/g)).toEqual([until, until, until]);
});

test('to keep the draft when the device runs full, the form asks the browser once a file is attached', async () => {
  const persist = vi.fn(async () => true);
  Object.assign(navigator, { storage: { persist } });
  await withFirstName();
  expect(persist).not.toHaveBeenCalled();
  await attach('personalInfo[passport]', [man.personalInfo.passport]);
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
  enter('personalInfo[firstName]', 'Rana Maria');
  leave();
  await savedOnDevice('Rana Maria');
  expect(persist).toHaveBeenCalledOnce();
});

test('once a device that has stored answers refuses, the form no longer promises to keep them', async () => {
  await withFirstName();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  });
  await fillStep(staff, 'personalInfo', { ...man, personalInfo: { ...man.personalInfo, passport: undefined } });
  await screen.findByText(/^This device cannot keep everything you have entered\./, { selector: '[role=alert]' });
  await shows('Is a paper not ready yet? Please call');
});

test('at a file that the device has no room for, the page asks to be kept open', async () => {
  await withFirstName();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  leaveNoRoomForFiles();
  await attach('personalInfo[passport]', [man.personalInfo.passport]);
  await screen.findByText('Please keep this page open: this device cannot save everything.');
  enter('personalInfo[familyName]', 'Khoury');
  leave();
  await savedOnDevice('Khoury');
});

test('on a device that refuses to store, the form says so and asks before it is left', async () => {
  const { open } = await openDevice();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  await open('/join-us/as-student');
  await waitFor(() => expect(document.body.textContent).not.toContain('Your answers are saved on this device'));
  await press('Fill The Form');
  await stepOpens(admission, 'learner');
  expect(isAskedBeforeLeaving(), 'there is nothing to lose').toBe(false);
  enter('learner[name]', 'Rana');
  leave();
  await shows('This device cannot keep everything you have entered.');
  expect(screen.queryByRole('complementary', { name: 'Saved answers' })).toBeNull();
  expect(isAskedBeforeLeaving()).toBe(true);
  expect(control('learner[name]').value).toBe('Rana');
});

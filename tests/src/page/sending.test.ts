// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { referenceOf } from '#forms/reference.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { school } from '#src/content/school.ts';
import { noteUnsent, unsentForms } from '#src/frame/unsent/unsentForms.ts';
import { all, type Network, submissions, submissionsIn } from '#tests/e2e/network.ts';
import { asStored, storedUnder } from '#tests/e2e/stored.ts';
import { openDevice } from '#tests/src/page/device.tsx';
import {
  dialog,
  enter,
  expectFocusOn,
  fillUpTo,
  goOn,
  isAskedBeforeLeaving,
  leave,
  press,
  savedOnDevice,
  shows,
  stepOpens,
  user,
} from '#tests/src/page/form.ts';

const man = staffExamples['single man'];

/** A staff application, filled in and not sent, and what the console has shown. */
const filledIn = async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const device = await openDevice();
  await device.open('/join-us/as-staff');
  await fillUpTo(staff, man);
  return { ...device, logged };
};

const submitInVain = async () => {
  await goOn();
  await waitFor(() => dialog().getByRole('heading', { name: 'An error has occured! Please try again' }));
  await waitFor(() => expect(document.title).toContain('Problem sending'));
};
const close = () => user.click(dialog().getByRole('button', { name: 'Close' }));
const dialogSays = (text: string) => waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(text));

/** The ids that the intake was asked about. */
const askedAbout = ({ requests }: Network) =>
  requests.flatMap(({ method, path }) => (method === 'GET' ? (/^\/api\/staff\/([^?]+)/.exec(path)?.[1] ?? []) : []));

test('each refusal says what to do and leads to its question; the console has the id and no answer', async () => {
  const { network, logged } = await filledIn();
  for (const [fate, sentence] of [
    ['a proxy’s 413', 'too large to send. Please attach smaller files first'],
    ['a sign-in page with 200', 'the sign-in page of a Wi-Fi network'],
  ] as const) {
    network.fateOf = ({ isCall }) => (isCall ? fate : 'arrives');
    await submitInVain();
    await dialogSays(sentence);
    await close();
  }
  network.fateOf = ({ isCall }) => (isCall ? 'a gateway’s own 502' : 'arrives');
  await goOn();
  await dialogSays('The next attempt is');
  expect(screen.getByRole('dialog').textContent).toMatch(/The next attempt is at \d+:\d\d:\d\d/);
  // Some screen readers do not read a dialog that takes the place of another one.
  const shown = screen.getByRole('dialog');
  await dialogSays('Asking the school what has arrived…');
  await dialogSays('Your answers and files are saved on this device only');
  expect(screen.getByRole('dialog')).toBe(shown);
  await close();
  await expectFocusOn('forward');
  network.fateOf = submissions({
    refused: { 'personalInfo[email]': 'Email must be a valid email', 'personalInfo[shoeSize]': 'Too large.' },
  });
  await submitInVain();
  await dialogSays('Email must be a valid email');
  await dialogSays('A question that is not on this page: Too large.');
  await dialogSays('The form may have changed since you opened this page. Reload');
  expect(dialog().getAllByRole('listitem')).toHaveLength(2);
  await user.click(dialog().getByRole('link', { name: 'Email' }));
  await stepOpens(staff, 'personalInfo');
  await expectFocusOn('personalInfo-email');
  const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
  const error = 'Error, Email: Email must be a valid email';
  await waitFor(() => expect(errors()).toEqual([error]));
  enter('personalInfo[email]', 'elias@mail.example');
  await waitFor(() => expect(errors()).toEqual([]));
  enter('personalInfo[email]', man.personalInfo.email);
  leave();
  await press('Back to the review');
  await stepOpens(staff, 'references');
  await submitInVain();
  await close();
  await expectFocusOn('ending');
  await shows('Your application was not accepted, and has not been sent.');
  await user.click(screen.getByRole('link', { name: 'Email' }));
  await expectFocusOn('personalInfo-email');
  network.fateOf = submissions('loses its response');
  enter('personalInfo[email]', 'elias@mail.example');
  leave();
  await press('Back to the review');
  await stepOpens(staff, 'references');
  await goOn();
  await dialogSays('Admission Form submitted successfully!');
  expect(screen.getByRole('dialog').classList).toContain('result--succeeded');
  expect(screen.getByRole('dialog').textContent).not.toContain('It had arrived before');
  const lines = logged.mock.calls.map((call) => JSON.stringify(call)).join('\n');
  expect(lines).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(lines).not.toContain('elias');
});

test('a file whose bytes the device has lost is named, and can be attached again', async () => {
  const { network } = await filledIn();
  network.fateOf = submissions('is cut off');
  const read = vi.spyOn(File.prototype, 'arrayBuffer');
  // A disk takes its time.
  read.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new DOMException('It is gone.', 'NotFoundError')), 50)),
  );
  await submitInVain();
  await dialogSays('This device can no longer read a file of the application.');
  await dialogSays('This file could not be read. Please save it on this device and choose it again.');
  read.mockRestore();
  network.fateOf = () => 'arrives';
  await user.click(dialog().getAllByRole('link')[0]!);
  await stepOpens(staff, 'personalInfo');
});

test('while a link is followed in WebKit nothing can be sent nor read: what broke off is tried again, and no file counts as lost', async () => {
  const { network } = await filledIn();
  network.fateOf = submissions('is cut off');
  const unreadable = () => Promise.reject(new DOMException('The page is being left.', 'NotReadableError'));
  const reading = [Blob, File].map(({ prototype }) =>
    vi.spyOn(prototype, 'arrayBuffer').mockImplementation(unreadable),
  );
  await goOn();
  await waitFor(() => expect(reading[0]!.mock.calls.length).toBeGreaterThan(2));
  await dialogSays('Submitting your application…');
  await savedOnDevice('"lastSend":"awaited"');
  network.fateOf = all('arrives');
  for (const each of reading) each.mockRestore();
  await dialogSays('Admission Form submitted successfully!');
});

test('an attempt that makes progress is shown as one, also on a device that says it is offline; half a double press does not stop it; what was stopped is not said to go on', async () => {
  const { network, open } = await filledIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.fateOf = submissions('waits');
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await goOn();
  await waitFor(() => expect(submissionsIn(network)).toHaveLength(1));
  await dialogSays('Waiting for a connection…');
  const { upload } = sent.mock.contexts.at(-1) as XMLHttpRequest;
  upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }));
  await dialogSays('Submitting your application…');
  // The second half of a double press on Submit, under which the dialog has opened.
  const stop = dialog().getByRole('button', { name: 'Stop' });
  stop.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
  await press('Stop');
  await dialogSays('If you stop now, it may or may not have arrived.');
  await press('Stop sending');
  await shows('You have stopped sending.');
  await waitFor(() => expect(network.waiting, 'attempts that go on').toBe(0));
  network.fateOf = all('is cut off');
  await open();
  await dialogSays('Waiting for a connection…Your answers and files are saved on this device only');
});

test('an application that had arrived before an edit is found, and not sent twice; leaving the page during a send is asked about', async () => {
  const { network, dataDir } = await filledIn();
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  noteUnsent('admission', true);
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.fateOf = submissions('is cut off');
  await goOn();
  await dialogSays('Waiting for a connection…');
  await waitFor(() => expect(submissionsIn(network)).toHaveLength(1));
  network.fateOf = submissions('waits');
  connection.mockRestore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(submissionsIn(network)).toHaveLength(2));
  for (const leaveDialog of ['Keep sending', 'Stop sending']) {
    history.back();
    await user.click(await screen.findByRole('button', { name: leaveDialog }));
  }
  await shows('You have stopped sending.');
  await waitFor(() => expect(unsentForms()).toBe('admission staff'));
  await press('Dismiss');
  await expectFocusOn('step-heading');
  expect(document.body.textContent).not.toContain('You have stopped sending.');
  await waitFor(() => expect(unsentForms()).toBe('admission'));
  network.fateOf = submissions('loses its response');
  await goOn();
  await waitFor(() => expect(network.lost).toBe(1));
  expect(isAskedBeforeLeaving()).toBe(true);
  await press('Stop');
  await press('Stop sending');
  await waitFor(() => expect(document.body.textContent).toContain('You have stopped sending.'));
  await waitFor(() => expect(isAskedBeforeLeaving()).toBe(false));
  network.fateOf = all('arrives');
  await press('Previous');
  await stepOpens(staff, 'employmentInfo');
  enter('employmentInfo[teacher][0][subject]', 'Chemistry');
  leave();
  await goOn();
  await stepOpens(staff, 'references');
  await goOn();
  await dialogSays('It had arrived before, perhaps from another device.');
  dialog().getByRole('link', { name: school.email.address });
  await close();
  await expectFocusOn('receipt-heading');
  await shows('It had arrived before, perhaps from another device.');
  expect(document.body.textContent).not.toContain('What was sent');
  const [id, ...others] = new Set(submissionsIn(network));
  expect(others).toEqual([]);
  expect(new Set(askedAbout(network))).toEqual(new Set([id]));
  expect(await storedUnder(referenceOf(id!), dataDir)).toEqual(await asStored(man));
});

test('after the last day a receipt offers no other application, and is there beside answers that were not sent', async () => {
  const { open } = await filledIn();
  await goOn();
  await dialogSays('Your reference is');
  await close();
  await press('Start a new application');
  await stepOpens(staff, 'personalInfo');
  enter('personalInfo[firstName]', 'Rania');
  leave();
  await savedOnDevice('Rania');
  const days = { staff: { until: '2026-01-31' } };
  vi.doMock('#forms/receivingDays.ts', async (original) => ({ ...(await original<object>()), receivingDays: days }));
  onTestFinished(() => vi.doUnmock('#forms/receivingDays.ts'));
  await open();
  await shows('Applications were accepted until 31 January 2026.');
  await shows('What you have answered was not sent.');
  await shows('An application was sent from this device on');
  await press('Erase my answers');
  await press('Yes, erase');
  await waitFor(() => expect(document.body.textContent).not.toContain('What you have answered was not sent.'));
  await open();
  await shows('Your application has arrived');
  await shows('Applications were accepted until 31 January 2026.');
  screen.getByRole('button', { name: 'Remove this receipt from the device' });
  expect(screen.queryByRole('button', { name: 'Start a new application' })).toBeNull();
});

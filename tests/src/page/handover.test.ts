// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HANDOVER_PATH } from '#forms/handover.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { staff } from '#forms/staff/staff.ts';
import { receipt } from '#machines/inspect/samples.ts';
import type { Fate, NetworkRequest } from '#tests/e2e/network.ts';
import { handmadePdf } from '#tests/forms/handmadePdf.ts';
import { leaveNoRoomForFiles, openDevice } from '#tests/src/page/device.tsx';
import {
  button,
  control,
  dialog,
  enter,
  expectFocusOn,
  fillUpTo,
  goOn,
  holdBack,
  leave,
  press,
  savedOnDevice,
  shows,
  user,
} from '#tests/src/page/form.ts';

const path = '/join-us/as-staff';
const firstName = () => control('personalInfo[firstName]').value;
const inDialog = async (name: string) => user.click(await waitFor(() => dialog().getByRole('button', { name })));
const says = (text: string) => waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(text));
const handovers = (method: string, fate: Fate) => (request: NetworkRequest) =>
  request.method === method && request.path.startsWith(HANDOVER_PATH) ? fate : 'arrives';

/** A device whose form has a first name, and others with storages of their own, in one document after the other. */
const devices = async () => {
  // Node's cryptography takes no array of jsdom's, and its Response no form data.
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation((algorithm, key, data) => {
    const { name, iv } = algorithm as AesGcmParams;
    return decrypt({ name, iv: Buffer.from(iv as ArrayBuffer) }, key, Buffer.from(data as ArrayBuffer));
  });
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { constructor } = await new Response('', { headers: type }).formData();
  vi.stubGlobal('FormData', constructor);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { open, ...device } = await openDevice();
  const storages = [indexedDB, new IDBFactory(), new IDBFactory()];
  const openOn = (at: 0 | 1 | 2, address = path) => {
    Object.assign(globalThis, { indexedDB: storages[at] });
    return open(address);
  };
  const write = async (name: string) => {
    enter('personalInfo[firstName]', name);
    leave();
    await savedOnDevice(name);
  };
  await openOn(0);
  await write('Rana');
  return { ...device, openOn, write };
};

const passportFile = () => new File([handmadePdf()], 'passport.pdf', { type: 'application/pdf' });
const attachPassport = async () => {
  await user.upload(control('personalInfo[passport]'), [passportFile()]);
  await shows('passport.pdf');
};

/** Makes a link for another device. Gives its address. */
const makeLink = async () => {
  await press('Continue on another device');
  await inDialog('Make a link');
  await says('Open this link on the other device');
  const { href, pathname, hash } = new URL(dialog().getByRole<HTMLInputElement>('textbox').value);
  return { href, address: pathname + hash, key: hash.split('.')[1]! };
};

test('an application goes on on the device that opens its link, once, comes back, and may also go on here', async () => {
  const { openOn, write, network } = await devices();
  const shared: unknown[] = [];
  // As a phone has it; the person closes its window without choosing anyone.
  const share = (data: unknown) => {
    shared.push(data);
    return Promise.reject(new DOMException('Share canceled', 'AbortError'));
  };
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { href, address, key } = await makeLink();
  await expectFocusOn('result-heading');
  await inDialog('Copy the link');
  await says('Copied.');
  expect(await navigator.clipboard.readText()).toBe(href);
  await inDialog('Share the link…');
  expect(shared).toEqual([{ url: href }]);
  Reflect.deleteProperty(navigator, 'share');
  await inDialog('Close');
  await expectFocusOn('handover-note');
  // Back closes the dialog, and leaves the step and its address as they are.
  history.pushState(history.state, '', '#here');
  await press('Show the link');
  expect(dialog().getByRole<HTMLInputElement>('textbox').value).toBe(href);
  const { search } = window.location;
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([window.location.search, window.location.hash]).toEqual([search, '#here']);

  // As the end of a sentence in brackets.
  await openOn(1, `${address}).`);
  expect(window.location.hash).toBe('');
  await says('The application of Rana is here');
  await says('All answers are on this device now.');
  await inDialog('Continue');
  await expectFocusOn('step-heading');
  expect(firstName()).toBe('Rana');
  await savedOnDevice('Rana');
  expect(network.requests.map((request) => request.path).join()).not.toContain(key);
  await openOn(2, address);
  await says('This link no longer works');
  await says('this one was opened or cancelled before');
  await inDialog('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(firstName()).toBe('');

  await openOn(0);
  await shows('This application continues on another device');
  await openOn(1);
  await write('Rania');
  const back = await makeLink();
  await openOn(0, back.address);
  await says('The application of Rania is here');

  await openOn(1);
  await shows('This application continues on another device');
  await press('Continue here instead');
  await waitFor(() => expect(firstName()).toBe('Rania'));
  expect(document.body.textContent).not.toContain('This application continues on another device');
});

test('a transfer that takes long says that it goes on, and can be stopped', async () => {
  const { openOn, network } = await devices();
  const arrivals = (method: string) =>
    network.requests.filter((each) => each.method === method && each.path.startsWith(HANDOVER_PATH)).length;
  const endsTransfers = () => waitFor(() => expect(network.waiting, 'transfers that go on after Stop').toBe(0));
  network.fateOf = handovers('PUT', 'waits');
  await press('Continue on another device');
  await inDialog('Make a link');
  await waitFor(() => expect([arrivals('PUT'), network.waiting]).toEqual([1, 1]));
  await says('Preparing the link…');
  expect(document.body.textContent).not.toContain('The link to this application has ended');
  await inDialog('Stop');
  await says('You get a link, and a code');
  // It may have arrived whole.
  await waitFor(() => expect(arrivals('DELETE')).toBe(1));
  await endsTransfers();
  await inDialog('Close');
  network.fateOf = () => 'arrives';
  const { address, href } = await makeLink();
  // Where a browser does not copy, the whole link is selected by one press.
  const link = dialog().getByRole<HTMLInputElement>('textbox');
  link.focus();
  expect(link.value.slice(link.selectionStart!, link.selectionEnd!)).toBe(href);

  network.fateOf = handovers('GET', 'waits');
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  await openOn(1, address);
  await waitFor(() => expect([arrivals('GET'), network.waiting]).toEqual([1, 1]));
  expect(sent.mock.contexts.map((request) => (request as XMLHttpRequest).timeout)).toContain(0);
  await says('An application is being brought here…');
  await inDialog('Stop');
  await says('Nothing was brought here.');
  await endsTransfers();
  network.fateOf = () => 'arrives';
  await inDialog('Try again');
  await says('The application of Rana is here');
});

test('where the part for this does not come, the page says so, leads there, and Reload follows the link again', async () => {
  const { openOn, write } = await devices();
  const { address } = await makeLink();
  vi.doMock('#src/handover/HandingOver.tsx', () => {
    throw new Error('The connection was lost.');
  });
  onTestFinished(() => {
    vi.doUnmock('#src/handover/HandingOver.tsx');
  });
  const reload = () =>
    waitFor(() => {
      expect(document.activeElement!.textContent).toBe('Reload');
      return document.activeElement!.getAttribute('href');
    });
  await openOn(1, address);
  expect(await reload()).toBe(`#${address.split('#')[1]}`);
  await openOn(2, path);
  await write('Rania');
  await press('Continue on another device');
  expect(await reload()).toBe('');
});

test('while that part loads, a page that a link has opened says what is coming, and the button cannot be pressed again', async () => {
  const { openOn, write } = await devices();
  const { address } = await makeLink();
  let come = () => {};
  vi.doMock('#src/handover/HandingOver.tsx', async (importActual) => {
    await new Promise<void>((resolve) => (come = resolve));
    return importActual();
  });
  onTestFinished(() => {
    vi.doUnmock('#src/handover/HandingOver.tsx');
  });
  await openOn(1, address);
  await screen.findByText('An application is being brought here…', { selector: '[role=status]' });
  expect(screen.queryByRole('dialog')).toBeNull();
  come();
  await says('The application of Rana is here');
  expect(screen.queryByText('An application is being brought here…', { selector: '[role=status]' })).toBeNull();
  await openOn(2, path);
  await write('Rania');
  await press('Continue on another device');
  expect(button('Continue on another device').getAttribute('aria-disabled')).toBe('true');
});

test('where that part does not come for a link made before, a field that is typed in keeps the focus', async () => {
  const { openOn } = await devices();
  await makeLink();
  let lose = () => {};
  vi.doMock('#src/handover/HandingOver.tsx', () => new Promise((_, reject) => (lose = reject)));
  onTestFinished(() => {
    vi.doUnmock('#src/handover/HandingOver.tsx');
  });
  await openOn(0);
  control('personalInfo[firstName]').focus();
  lose();
  await waitFor(() => expect(document.querySelectorAll('.not-loaded:not([hidden])')).toHaveLength(1));
  expect(document.activeElement).toBe(control('personalInfo[firstName]'));
});

test('after a link that could not be followed, the application of this device can be handed over', async () => {
  const { openOn, write, network } = await devices();
  const { address } = await makeLink();
  network.fateOf = handovers('GET', 'is cut off');
  await openOn(1, address);
  await says('The connection was lost');
  await inDialog('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  network.fateOf = () => 'arrives';
  await write('Rania');
  await press('Continue on another device');
  await says('You get a link, and a code');
});

test('a device that keeps nothing says so, and leaves the encrypted application to another one', async () => {
  const { openOn, network } = await devices();
  const { address } = await makeLink();
  const broken = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('This window is private.', 'SecurityError');
  });
  await openOn(1, address);
  await says('This device cannot keep them.');
  expect(firstName()).toBe('Rana');
  expect(network.requests.map(({ method }) => method)).not.toContain('DELETE');
  broken.mockRestore();
  await openOn(2, address);
  await says('All answers are on this device now.');
});

test('the focus stays in a field in which the applicant goes on while a link is being cancelled', async () => {
  const { network } = await devices();
  await makeLink();
  await inDialog('Close');
  await expectFocusOn('handover-note');
  let cancel = () => {};
  const cancelled = new Promise<Fate>((resolve) => (cancel = () => resolve('arrives')));
  network.fateOf = () => cancelled;
  await press('Cancel the link');
  control('personalInfo[fatherName]').focus();
  cancel();
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Link for the other device' })).toBeNull());
  await shows('Continue on another device');
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(control('personalInfo[fatherName]'));
});

test('after a link that is none, a form with an information page is read from its beginning', async () => {
  const { openOn } = await devices();
  await openOn(1, '/join-us/as-student#continue=xx.yy');
  await inDialog('Close');
  await expectFocusOn('information');
});

test('a device that has an application asks before it is replaced, and what fails can be tried again', async () => {
  const { openOn, write, network } = await devices();
  for (const [fate, sentence] of [
    [507, 'has no room for this at the moment'],
    [500, 'could not do this'],
    ['is cut off', 'The connection was lost.'],
  ] as const) {
    network.fateOf = handovers('PUT', fate);
    await press('Continue on another device');
    await inDialog('Make a link');
    await says(sentence);
    await inDialog('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  for (const fate of ['a sign-in page with 200', 'a portal with 511'] as const) {
    network.fateOf = handovers('PUT', fate);
    await press('Continue on another device');
    await inDialog('Make a link');
    await says('The connection was lost.');
    await inDialog('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  network.fateOf = () => 'arrives';
  const { address } = await makeLink();
  // A page without TLS, and one inside some apps, has no clipboard.
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await inDialog('Copy the link');
  await says('This browser does not copy. Please select the link and copy it.');
  await openOn(1);
  await write('Elias');
  await openOn(1, address);
  await says('This device has an application of Elias that was not sent.');
  await inDialog('Keep the one on this device');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(firstName()).toBe('Elias');
  await openOn(1, address.slice(0, -1));
  await says('This link is not complete');

  // A proxy's own answer does not say that the link is used up.
  network.fateOf = (request) => (request.path.startsWith(HANDOVER_PATH) ? 404 : 'arrives');
  await openOn(1, address);
  await says('The connection was lost');
  // The page of a portal is no draft that was damaged.
  network.fateOf = (request) => (request.path.startsWith(HANDOVER_PATH) ? 'a sign-in page with 200' : 'arrives');
  await inDialog('Try again');
  await says('The connection was lost');
  network.fateOf = handovers('GET', 'a portal that answers in JSON with 200');
  await inDialog('Try again');
  await inDialog('Replace it');
  await says('The connection was lost');
  network.fateOf = handovers('DELETE', 'is cut off');
  await inDialog('Try again');
  await inDialog('Replace it');
  await says('The link could not be ended');
  await inDialog('Continue');
  await waitFor(() => expect(firstName()).toBe('Rana'));
  await openOn(0);
  await shows('A link to this application works until the other device has opened it');
  expect(screen.queryByRole('button', { name: 'Show the link' })).toBeNull();
  await press('Cancel the link');
  await says('The link still works');
  network.fateOf = () => 'arrives';
  await inDialog('Try again');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Link for the other device' })).toBeNull());
  await expectFocusOn('hand-over');
  // What is erased here cannot be fetched either.
  const { address: erased } = await makeLink();
  await inDialog('Close');
  await press('Erase my answers');
  await press('Yes, erase');
  await waitFor(() => expect(network.requests.at(-1)!.method).toBe('DELETE'));
  for (const gone of [address, erased]) {
    await openOn(2, gone);
    await says('This link no longer works');
    await says('this one was opened or cancelled before');
  }
});

test('a device without room for a file shows none of the application that it had before', async () => {
  const { openOn, write } = await devices();
  await attachPassport();
  const { address } = await makeLink();
  await openOn(1);
  await attachPassport();
  await write('Elias');
  await openOn(1, address);
  const makeRoom = leaveNoRoomForFiles();
  await inDialog('Replace it');
  await says('This device cannot keep them.');
  await inDialog('Continue');
  await shows('passport.pdf');
  makeRoom();
  await openOn(1);
  expect(firstName()).toBe('Rana');
  expect(screen.queryByText('passport.pdf')).toBeNull();
});

test('a file that is still being read goes with the application', async () => {
  const { openOn } = await devices();
  const passport = passportFile();
  const finish = holdBack(passport);
  await user.upload(control('personalInfo[passport]'), [passport]);
  await shows('Reading the file…');
  await press('Continue on another device');
  await inDialog('Make a link');
  // Without the file it would be there by now.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(dialog().queryByRole('textbox')).toBeNull();
  finish();
  await says('Open this link on the other device');
  const { pathname, hash } = new URL(dialog().getByRole<HTMLInputElement>('textbox').value);
  await openOn(1, pathname + hash);
  await says('The application of Rana is here');
  await inDialog('Continue');
  await shows('passport.pdf');
});

test('a link is followed also on a device that shows the receipt of another application', async () => {
  const { openOn } = await devices();
  const { address } = await makeLink();
  await openOn(1);
  await set('staff:receipt', { receipt, keptAt: new Date() }, createStore('bac-drafts', 'kept'));
  await openOn(1);
  await shows(receipt.reference);
  await openOn(1, address);
  await says('The application of Rana is here');
  await inDialog('Continue');
  await waitFor(() => expect(firstName()).toBe('Rana'));
});

test('what is brought to a device whose unfinished send has arrived meanwhile is stored, and so is what is typed next', async () => {
  const { FormData } = globalThis;
  const { openOn, network } = await devices();
  const { address } = await makeLink();
  vi.stubGlobal('FormData', FormData);
  await openOn(1);
  await fillUpTo(staff, staffExamples['single man']);
  // The page is closed before the answer comes.
  network.fateOf = ({ isSubmission }) => (isSubmission ? 'waits after its arrival' : 'arrives');
  await goOn();
  await waitFor(() => expect(network.lost).toBe(1));
  network.fateOf = () => 'arrives';
  await openOn(1, address);
  await waitFor(() => expect(document.title).toContain('Application sent'));
  // Nothing is here any more that was not sent: only the receipt is shown, and nothing is asked.
  await says('Admission Form submitted successfully!');
  await inDialog('Close');
  await says('All answers are on this device now.');
  await inDialog('Continue');
  await waitFor(() => expect(firstName()).toBe('Rana'));
  enter('personalInfo[firstName]', 'Rana Maria');
  leave();
  await savedOnDevice('Rana Maria');
});

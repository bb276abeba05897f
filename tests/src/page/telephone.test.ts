// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { openDevice } from '#tests/src/page/device.tsx';
import { announced, control, leave, press, savedOnDevice, shows, user } from '#tests/src/page/form.ts';

const name = 'personalInfo[mobilePhone]';
const number = () => control(name).value;
const country = () => screen.getByLabelText<HTMLSelectElement>('Country code');
const countryShown = () => country().selectedOptions[0]!.label;
const errors = () => [...document.querySelectorAll('.field-error > span:not(.vh)')].map((each) => each.textContent);

const opened = async () => {
  const { open } = await openDevice();
  await open('/join-us/as-staff');
  await waitFor(country);
  return { open };
};

/** Types a number in the place of the one before, and leaves the field. */
const type = async (typed: string) => {
  await user.clear(control(name));
  await user.type(control(name), typed);
  leave();
};

test('a number shows the country that it is of, and is written as there', async () => {
  await opened();
  for (const [typed, expected, written] of [
    ['03/123456', 'Lebanon', '03 123 456'],
    ['+1 (514) 555-0123', 'Canada', '+1 514 555 0123'],
    ['0044 7911 123456', 'United Kingdom', '+44 7911 123456'],
    ['+7 701 123 4567', 'Kazakhstan', '+7 701 123 4567'],
    ['+47 21 23 45 67', 'Norway', '+47 21 23 45 67'],
  ] as const) {
    await type(typed);
    await waitFor(() => expect(countryShown()).toBe(expected));
    expect(number()).toBe(written);
    expect(errors()).toEqual([]);
  }
});

test('a chosen country stays, a probable typing error is asked about, and an extension is said not to be sent', async () => {
  await opened();
  // The numbers of Guernsey look like those of the United Kingdom.
  await user.selectOptions(country(), 'Guernsey');
  // A key chooses a country while the list is closed, and the next key another one.
  expect(document.activeElement).toBe(country());
  await type('07911 123456');
  expect(countryShown()).toBe('Guernsey');
  await user.selectOptions(country(), 'Lebanon');

  await type('+916 3 123456');
  await shows('Did you mean +961 3 123 456?');
  await announced('Mobile phone: Did you mean +961 3 123 456?');
  await press('Yes, use this +961 3 123 456 for Mobile phone');
  await waitFor(() => expect(number()).toBe('+961 3 123 456'));
  expect(errors()).toEqual([]);

  await user.clear(control(name));
  await user.click(control(name));
  await user.paste('+1 (514) 555-0123 poste 12');
  leave();
  await waitFor(() => expect(countryShown()).toBe('Canada'));
  await announced('Mobile phone: Extension 12 is not sent. If there is a direct number, please give that one.');
  expect(number()).toBe('+1 (514) 555-0123 poste 12');
  expect(errors()).toEqual([]);
  document.querySelector('[role=status]')!.textContent = '';
  control(name).focus();
  leave();
  expect(document.querySelector('[role=status]')!.textContent).toBe('');

  // The codes of these two countries are told apart by their area codes, whichever was chosen.
  await user.selectOptions(country(), 'Canada');
  await type('+1 212 555 0123');
  await waitFor(() => expect(countryShown()).toBe('United States'));
});

test('another country keeps the digits, also those of a number with a country code', async () => {
  await opened();
  await type('+1 (514) 555-0123');
  await waitFor(() => expect(countryShown()).toBe('Canada'));
  await user.selectOptions(country(), 'France');
  expect([number(), countryShown()]).toEqual(['+33 5145550123', 'France']);
  await user.selectOptions(country(), 'International');
  expect([number(), countryShown()]).toEqual(['+33 5145550123', 'International']);
  await user.selectOptions(country(), 'Canada');
  expect([number(), countryShown()]).toEqual(['+1 514 555 0123', 'Canada']);

  // A number that is emptied by hand stays empty.
  await user.selectOptions(country(), 'United States');
  await user.clear(control(name));
  expect(number()).toBe('');

  await type('+961 3 123456');
  await user.selectOptions(country(), 'Syria');
  expect([number(), countryShown()]).toEqual(['+963 31 234 56', 'Syria']);
  await user.selectOptions(country(), 'Lebanon');
  expect([number(), countryShown()]).toEqual(['+961 3 123 456', 'Lebanon']);
  leave();
  await savedOnDevice('+9613123456');
});

test('two numbers in one field stay two, whether typed, pasted or restored, and the field asks for one', async () => {
  const { open } = await opened();
  await type('03 123456 / 71 654321');
  const giveOne = ['Please give one number here.'];
  await waitFor(() => expect(errors()).toEqual(giveOne));
  expect(number()).toBe('03 123 456/ 71 654321');
  for (const label of ['France', 'Lebanon']) {
    await user.selectOptions(country(), label);
    expect(errors()).toEqual(giveOne);
  }
  await user.clear(control(name));
  await user.click(control(name));
  await user.paste('03123456 or 71654321');
  leave();
  await waitFor(() => expect(errors()).toEqual(giveOne));
  await savedOnDevice('03123456 or 71654321');
  // Nor does a number disappear that is pasted behind a typed plus sign.
  await user.clear(control(name));
  await user.type(control(name), '+');
  await user.paste('+33 6 12 34 56 78');
  leave();
  await savedOnDevice('"+33612345678"');
  expect([errors(), countryShown()]).toEqual([[], 'France']);
  await user.clear(control(name));
  await user.click(control(name));
  await user.paste('03123456 or 71654321');
  leave();
  await savedOnDevice('03123456 or 71654321');
  await open();
  await waitFor(country);
  expect(number()).toBe('03123456 or 71654321');
});

/** Keeps the list of countries away. Gives what lets it arrive. */
const holdBackCountries = (): (() => void) => {
  let arrive = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        arrive = () => notify([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => arrive();
};

test.each(['03 123 456', '++961 3 123 456'])(
  'what is typed before the countries arrive stays as they do: %s',
  async (typed) => {
    const { open } = await openDevice();
    const arrive = holdBackCountries();
    await open('/join-us/as-staff');
    control(name).focus();
    leave();
    await waitFor(() => expect(errors()).toHaveLength(1));
    await user.type(control(name), typed);
    arrive();
    leave();
    await waitFor(country);
    expect([number(), countryShown()]).toEqual(['+961 3 123 456', 'Lebanon']);
    await waitFor(() => expect(errors()).toEqual([]));
  },
);

test('what the browser fills in without an event stays as the countries arrive', async () => {
  const { open } = await openDevice();
  const arrive = holdBackCountries();
  await open('/join-us/as-staff');
  control(name).value = '03 123 456';
  arrive();
  await waitFor(country);
  expect([number(), countryShown()]).toEqual(['+961 3 123 456', 'Lebanon']);
});

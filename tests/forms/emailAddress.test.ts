import { expect, test } from 'vitest';
import { isEmailAddress, withAsciiDomain } from '#forms/emailAddress.ts';

test.each([
  'rana@mail.example',
  "o'brien@mail.example",
  'r&k@mail.example',
  'rana+school@mail.example',
  'rana@xn--ogblgi1g.example',
  'rana@مدرسة.example',
  'rana@مدرسة.إختبار',
])('%s is an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  'rana',
  'rana@',
  '@mail.example',
  'rana khoury@mail.example',
  'rana@mail..example',
  'rana@-mail.example',
  'rana@mail.example.',
  'rana@@mail.example',
  'rana@mail_1.example',
  'rana@مدرسة/mail.example',
  'رنا@mail.example',
  'Rana <rana@mail.example>',
])('%s is none', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test('a domain in another script has a name in ASCII', () => {
  expect(withAsciiDomain('rana@مدرسة.example')).toBe('rana@xn--ogblgi1g.example');
  expect(withAsciiDomain('Rana@Mail.example')).toBe('Rana@Mail.example');
});

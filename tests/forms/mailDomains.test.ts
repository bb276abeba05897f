import { expect, test } from 'vitest';
import { likelyAddress } from '#forms/mailDomains.ts';

test.each([
  ['rana@gmial.com', 'rana@gmail.com'],
  ['Rana.K@Gmaill.com', 'Rana.K@gmail.com'],
  ['rana@gmail.com.com', 'rana@gmail.com'],
  ['rana@gmail,com', 'rana@gmail.com'],
  ['rana@hotmail.con', 'rana@hotmail.com'],
  ['rana@hotmial.com', 'rana@hotmail.com'],
  ['rana@cyberia.net.bl', 'rana@cyberia.net.lb'],
  ['rana@ymail.con', 'rana@ymail.com'],
  ['rana@school.example.con', 'rana@school.example.com'],
  ['rana@school.ogr', 'rana@school.org'],
  ['rana@gmail', 'rana@gmail.com'],
  ['mailto:rana@mail.example', 'rana@mail.example'],
  ['MAILTO:rana@mail.example?subject=Application', 'rana@mail.example'],
  ['Rana Khoury <rana@mail.example>', 'rana@mail.example'],
  ['"Khoury, Rana" <rana@gmial.com>', 'rana@gmail.com'],
  ['Rana Khoury [mailto:rana@mail.example]', 'rana@mail.example'],
  ['rana@mail.example <rana@mail.example>', 'rana@mail.example'],
  ['rana@mail.example (home)', 'rana@mail.example'],
  ['رنا خوري <rana@مدرسة.example>', 'rana@مدرسة.example'],
  ["'rana@mail.example'", 'rana@mail.example'],
  ['rana@mail.example.', 'rana@mail.example'],
  ['rana @ mail.example', 'rana@mail.example'],
  ['rana@mail.example.,;', 'rana@mail.example'],
  [`${' '.repeat(50)}Rana  <rana @  mail.example>${'.'.repeat(50)}`, 'rana@mail.example'],
  ["Brian O'Brien <o'brien@mail.example>", "o'brien@mail.example"],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  'rana@gmail.com',
  ' rana@gmail.com ',
  'rana@Gmail.com',
  'rana@mail.example',
  'rana@ymail.com',
  'rana@mail.com',
  'rana@email.com',
  'rana@gmx.com',
  'rana@yahoo.co.uk',
  'rana@yahoo.de',
  'rana@live.de',
  'rana@hotmail.it',
  'rana@dm.net.lb',
  'rana@gmail.co.uk',
  'rana@school.edu.lb',
  'rana@partner.com',
  "o'brien@mail.example",
  'rana@مدرسة.example',
  'rana@Mail.Example',
  'rana@mail.example, elias@mail.example',
  'Rana Khoury <>',
  'rana@hot mail.com',
  'rana. khoury@mail.example',
  'Rana. Khoury <rana. khoury@mail.example>',
  '',
])('%j is not asked about', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});

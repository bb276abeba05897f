import { expect, test } from 'vitest';
import { likelyAddress } from '#forms/mailDomains.ts';

test.each([
  ['rana@gmial.com', 'rana@gmail.com'],
  ['rana@gmai.com', 'rana@gmail.com'],
  ['Rana.K@Gmaill.com', 'Rana.K@gmail.com'],
  ['rana@gmail.co', 'rana@gmail.com'],
  ['rana@gmail.com.com', 'rana@gmail.com'],
  ['rana@gmail,com', 'rana@gmail.com'],
  ['rana@hotmail.con', 'rana@hotmail.com'],
  ['rana@hotnail.com', 'rana@hotmail.com'],
  ['rana@hotmial.com', 'rana@hotmail.com'],
  ['rana@hotmal.fr', 'rana@hotmail.fr'],
  ['rana@yaho.com', 'rana@yahoo.com'],
  ['rana@yahooo.fr', 'rana@yahoo.fr'],
  ['rana@outlok.com', 'rana@outlook.com'],
  ['rana@iclud.com', 'rana@icloud.com'],
  ['rana@cyberia.net.bl', 'rana@cyberia.net.lb'],
  ['rana@gmial.con', 'rana@gmail.com'],
  ['rana@ymail.con', 'rana@ymail.com'],
  ['rana@school.example.con', 'rana@school.example.com'],
  ['rana@school.ogr', 'rana@school.org'],
  ['rana@school.ner', 'rana@school.net'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each([
  'rana@gmail.com',
  'rana@Gmail.com',
  'rana@mail.example',
  'rana@ymail.com',
  'rana@email.com',
  'rana@yahoo.fr',
  'rana@yahoo.co.uk',
  'rana@gmail.co.uk',
  'rana@idm.net.lb',
  'rana@school.edu.lb',
  'rana@partner.com',
  'rana',
  '',
])('%j is not asked about', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { likelyAddress } from '#forms/mailDomains.ts';

test.each([
  ['rana@gmial.com', 'rana@gmail.com'],
  ['rana@gmai.com', 'rana@gmail.com'],
  ['Rana.K@Gmaill.com', 'Rana.K@gmail.com'],
  ['rana@hotmail.con', 'rana@hotmail.com'],
  ['rana@hotnail.com', 'rana@hotmail.com'],
  ['rana@gmial.con', 'rana@gmail.com'],
  ['rana@ymail.con', 'rana@ymail.com'],
  ['rana@school.example.con', 'rana@school.example.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

test.each(['rana@gmail.com', 'rana@mail.example', 'rana@ymail.com', 'rana@email.com', 'rana', '', 'rana@gmail.co.uk'])(
  '%j is not asked about',
  (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  },
);

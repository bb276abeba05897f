import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { divisions } from '#src/content/divisions.ts';
import { carousel, teasers } from '#src/content/home.ts';
import { journals } from '#src/content/journals.ts';
import { bishopsLetter } from '#src/content/letters/bishop.ts';
import { news } from '#src/content/news.ts';
import { programs } from '#src/content/programs.ts';
import { protocols } from '#src/content/protocols.ts';

const unique = (list: readonly string[]) => new Set(list).size === list.length;
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('every news item has its own address, four pictures and a real day', () => {
  expect(unique(news.map(({ id }) => id))).toBe(true);
  for (const { images, month, day } of news) {
    expect(images).toHaveLength(4);
    expect(new Date(`${month} ${day}, 2024`).getDate()).toBe(day);
  }
});

test('the carousel has eight different pictures', () => {
  expect(carousel).toHaveLength(8);
  expect(unique(carousel)).toBe(true);
});

test('the six programs keep their anchors', () => {
  expect(programs.map(({ id }) => id)).toEqual([
    'awarenessProgram',
    'advisoryProgram',
    'culturalProgram',
    'youthTalk',
    'youthStewardshipProgram',
    'careerGuidance',
  ]);
});

test('home quotes the bishop’s letter as it stands', () => {
  expect(teasers.bishop.title).toBe(bishopsLetter.title);
  const letter = words(bishopsLetter.html);
  for (const sentence of teasers.bishop.excerpt.split(/(?<=\.)\s/)) {
    expect(letter).toContain(sentence.replace(/\.$/, '').split('، وأيديكم')[0]);
  }
});

test('the protocol states the hours of every division', () => {
  const day = words(protocols[0]!.sections.map(({ html }) => html).join(' '));
  for (const { name, classes, lessons, recesses } of divisions) {
    for (const each of [name, classes, lessons, recesses]) expect(day).toContain(each ?? '');
  }
});

describe('a printed document is as new as its words', () => {
  test.each([...protocols, ...journals].map((each) => [each.pdf, each] as const))('%s', (pdf, { title, sections }) => {
    const text = readFileSync(`public${pdf}`, 'latin1');
    for (const heading of [title, ...sections.map((section) => section.title)]) {
      expect(text).toContain(`/Title (${heading})`);
    }
  });
});

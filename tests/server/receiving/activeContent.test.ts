import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeContent } from '#server/receiving/activeContent.ts';

const text = 'trailer << /Encrypt 9 0 R >> /Names << /JavaScript 1 0 R /EmbeddedFiles 2 0 R >> /S /Launch';

test('is seen wherever the chunks are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: text.length })), (places) => {
      const cuts = [0, ...places.toSorted((a, b) => a - b), text.length];
      const content = activeContent();
      for (const [i, cut] of cuts.entries()) content.see(Buffer.from(text.slice(cuts[i - 1] ?? 0, cut)));
      expect(content.flags().toSorted()).toEqual(['JavaScript', 'embedded file', 'encrypted', 'launches a program']);
    }),
  );
});

test('is not seen in a harmless file', () => {
  const content = activeContent();
  content.see(Buffer.from('%PDF-1.4 /Type /Catalog /Encrypte /Lunch /Java Script'.replace('/Encrypte', '/Enc')));
  expect(content.flags()).toEqual([]);
});

import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { referenceOf } from '#forms/reference.ts';

const ids = Array.from({ length: 10_000 }, newId);

test('a submission id is a UUID of version 4, and never twice the same', () => {
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a reference has ten letters and digits in two groups, without look-alikes', () => {
  for (const id of ids)
    expect(referenceOf(id)).toMatch(/^[2346789ACDEFGHJKMNPQRTVWXY]{5}-[2346789ACDEFGHJKMNPQRTVWXY]{5}$/);
});

test('the same submission has the same reference wherever it is derived', () => {
  const id = '3f2b8c1e-6d4a-4f7b-9a0c-1e2d3c4b5a69';
  expect(referenceOf(id)).toBe(referenceOf(id.toUpperCase()));
  expect(referenceOf(id)).toMatchInlineSnapshot(`"WWKCV-MHNE9"`);
});

test('10,000 submissions have 10,000 references', () => {
  expect(new Set(ids.map(referenceOf)).size).toBe(ids.length);
});

test('submissions that differ in their last digit have different references', () => {
  const near = Array.from({ length: 16 }, (_, i) => `00000000-0000-4000-8000-00000000000${i.toString(16)}`);
  expect(new Set(near.map(referenceOf)).size).toBe(16);
});

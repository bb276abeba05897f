import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['src', 'server', 'charts'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => join(room, file)),
);

// A media query, the sizes of a photo, or a condition that a script asks for.
const condition = /\((?:[^()]*\s)?(?:min-|max-)?(?:width|height)\b[^()]*\)/g;

// The build writes such a range in the older spelling. One without its end becomes `not (…)`, an error in Safari before 16.4.
test('each range of a media query includes its ends', () => {
  const strict = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(file, 'utf8').match(condition) ?? [])
    .filter((found) => /[<>](?!=)/.test(found));
  expect(strict).toEqual([]);
});

test('the layout changes with the width of the window in letters, not in pixels', () => {
  const conditions = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(condition)].map(([found]) => `${file}: ${found}`),
  );
  expect(conditions.length).toBeGreaterThan(40);
  expect(conditions.filter((found) => /\dpx/.test(found))).toEqual([]);
});

import { expect, test } from 'vitest';
import { sanitize } from '#src/components/sanitize.ts';

test.each([
  ['<p>A <b>school</b> in <a href="/about-us/history">Beirut</a></p>', undefined],
  ['<p onclick="run()">text</p>', '<p>text</p>'],
  ['<p>text</p><script>run()</script>', '<p>text</p>'],
  ['<a href="javascript:run()">link</a>', '<a>link</a>'],
  ['<svg><path d="M0 0"></path></svg><p>text</p>', '<p>text</p>'],
  ['<math><mi>x</mi></math><p>text</p>', '<p>text</p>'],
  ['<iframe src="https://stranger.example"></iframe><p>text</p>', '<p>text</p>'],
])('of %s only formatted text stays', (html, kept = html) => {
  expect(sanitize(html)).toBe(kept);
});

import { expect, inject, test } from 'vitest';

// The aim is 84,000: react-dom, XState and Valibot alone take 73,800.
const LIMIT = 94_600;

/** What a page's HTML loads before any interaction. */
const scriptsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []),
  ),
];

/** The bytes that travel for a file: fetch would unpack them and hide their number. */
const bytesOf = async (path: string): Promise<number> => {
  const answer = await fetch(inject('site') + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  return Number(answer.headers.get('content-length'));
};

test('the wizard page loads no more script than it may, before the phone input', async () => {
  const html = await (await fetch(`${inject('site')}/join-us/as-staff`)).text();
  const scripts = scriptsIn(html);
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = await Promise.all(scripts.map(bytesOf));
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThanOrEqual(LIMIT);
});

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

describe('forms and machines', () => {
  const texts = Object.entries(
    import.meta.glob<string>('../{forms,machines}/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  );

  test.each([
    ['network', /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\s*\(/],
    ['page', /\b(?:window|document|localStorage|sessionStorage|indexedDB|navigator)\.\w/],
    ['files and no environment', /\bprocess\.|\bimport\.meta\.env\b|\bDeno\b/],
  ])('use no %s', (_what, pattern) => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, text]) => pattern.test(text)).map(([path]) => path)).toEqual([]);
  });
});

test('the module of a page exports the page only', async () => {
  const routes = await readFile('src/routes.ts', 'utf8');
  const pages = [...routes.matchAll(/import\('#(src\/pages\/[^']+)'\)/g)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(10);
  const exported = await Promise.all(pages.map(async (path) => (await readFile(path, 'utf8')).match(/^export /gm)));
  expect(pages.filter((_, at) => exported[at]?.length !== 1)).toEqual([]);
});

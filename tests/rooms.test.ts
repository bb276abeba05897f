import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('the linter keeps the arrows between the rooms', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bac-rooms-'));
    await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What each of these statements, the whole of a file in this room, imports in vain. */
  const refusedIn = async (room: string, statements: readonly string[]) => {
    await mkdir(join(folder, room), { recursive: true });
    await Promise.all(statements.map((text, at) => writeFile(join(folder, room, `${at}.ts`), `${text}\n`)));
    const args = ['oxlint', '--format=json', '-A', 'all', '-D', 'no-restricted-imports', room];
    const { stdout } = spawnSync(resolve('node_modules/.bin', args[0]!), args.slice(1), {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
    const refused = new Set(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')));
    return statements.filter((_, at) => refused.has(`${room}/${at}.ts`));
  };

  test.each([
    [
      'forms',
      ["import 'xstate';", "import 'react';", "import '#machines/draft.ts';", "export * from '../src/app.tsx';"],
    ],
    ['forms/staff', ["import type { A } from '#server/store.ts';", "export const a = import('#src/app.tsx');"]],
    ['machines', ["import 'react';", "import '#src/app.tsx';", "import 'node:fs';", "import '../server/main.ts';"]],
    ['src/pages', ["import '#server/main.ts';", "import '#tests/browser.ts';", "import '../../stories/about.ts';"]],
    ['server/http', ["import 'react';", "import 'xstate';", "import '#src/app.tsx';", "import '#machines/draft.ts';"]],
    [
      'server/office/page',
      [
        "import '#src/app.tsx';",
        "import '#src/wizard/Wizard.tsx';",
        "import 'xstate';",
        "import '#machines/draft.ts';",
      ],
    ],
    ['charts', ["import '#stories/about.ts';", "import '#server/main.ts';", "import '../tests/browser.ts';"]],
    ['machines/inspect', ["import '#charts/chart.ts';", "import '../../charts/chart.ts';"]],
    ['src/live', ["import '#charts/chart.ts';"]],
    [
      'scripts/build',
      ["import '#charts/chart.ts';", "import '#tests/browser.ts';", "import '../../stories/about.ts';"],
    ],
    ['stories', ["import '#tests/browser.ts';", "import '../tests/browser.ts';"]],
  ])('%s refuses %j', async (room, statements) => {
    expect(await refusedIn(room, statements)).toEqual(statements);
  });

  test.each([
    [
      'forms',
      ["import 'valibot';", "import 'libphonenumber-js/min';", "import '#forms/form.ts';", "import './form.ts';"],
    ],
    ['machines', ["import 'xstate/graph';", "import '#forms/form.ts';", "import '#machines/draft.ts';"]],
    [
      'src/pages',
      ["import 'react';", "import '#machines/draft.ts';", "import '#forms/form.ts';", "import '../app.tsx';"],
    ],
    ['charts/live', ["import 'react';", "import 'xstate';", "import '#machines/draft.ts';", "import '../chart.ts';"]],
    ['stories/machines', ["import '#charts/Workbench.tsx';"]],
    ['server/http', ["import 'fastify';", "import 'node:fs';", "import '#forms/form.ts';"]],
    [
      'server/office/page',
      [
        "import 'react';",
        "import 'react-dom/server';",
        "import '#src/components/Disclosure.tsx';",
        "import '#forms/form.ts';",
      ],
    ],
  ])('%s may import %j', async (room, statements) => {
    expect(await refusedIn(room, statements)).toEqual([]);
  });
});

describe('forms and machines', () => {
  const texts = Object.entries(
    import.meta.glob<string>('../{forms,machines}/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  );

  test.each([
    ['no network', /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\s*\(/],
    ['no page', /\b(?:window|document|localStorage|sessionStorage|indexedDB|navigator)\.\w/],
    ['no files and no environment', /\bprocess\.|\bimport\.meta\.env\b|\bDeno\b/],
  ])('use %s', (_what, forbidden) => {
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter(([, text]) => forbidden.test(text)).map(([path]) => path)).toEqual([]);
  });
});

test('a page is all that its module exports', async () => {
  const routes = await readFile('src/routes.ts', 'utf8');
  const pages = [...routes.matchAll(/import\('#(src\/pages\/[^']+)'\)/g)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(10);
  const exported = await Promise.all(pages.map(async (path) => (await readFile(path, 'utf8')).match(/^export /gm)));
  expect(pages.filter((_, at) => exported[at]?.length !== 1)).toEqual([]);
});

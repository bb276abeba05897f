import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

/** Imports that the arrows between the rooms forbid. `npm run check` shows that the linter accepts the others. */
const forbidden = {
  forms: ["import 'xstate';", "import 'react';", "import '#machines/draft.ts';", "export * from '../src/app.tsx';"],
  'forms/staff': ["import type { A } from '#server/store.ts';", "export const a = import('#src/app.tsx');"],
  languages: ["import 'react';", "import '#forms/form.ts';"],
  machines: ["import 'react';", "import '#src/app.tsx';", "import 'node:fs';", "import '../server/main.ts';"],
  'machines/inspect': ["import '#charts/chart.ts';", "import '../../charts/chart.ts';"],
  'src/pages': ["import '#server/main.ts';", "import '#tests/browser.ts';", "import '../../stories/about.ts';"],
  'src/live': ["import '#charts/chart.ts';"],
  charts: ["import '#stories/about.ts';", "import '#server/main.ts';", "import '../tests/browser.ts';"],
  'server/http': ["import 'react';", "import 'xstate';", "import '#src/app.tsx';", "import '#machines/draft.ts';"],
  'server/office/page': ["import '#src/app.tsx';", "import '#src/wizard/Wizard.tsx';", "import 'xstate';"],
  'scripts/build': ["import '#charts/chart.ts';", "import '#tests/browser.ts';", "import '../../stories/about.ts';"],
  stories: ["import '#tests/browser.ts';", "import '../tests/browser.ts';"],
};

/** Runs the linter over files with one statement each. Returns the files with a restricted import. */
const refused = async (files: Readonly<Record<string, string>>): Promise<Set<string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-rooms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, statement] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), `${statement}\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--format=json', '-A', 'all', '-D', 'no-restricted-imports', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  return new Set(diagnostics.map(({ filename }) => filename.replaceAll('\\', '/')));
};

test('the linter keeps the arrows between the rooms', async () => {
  const files = Object.fromEntries(
    Object.entries(forbidden).flatMap(([room, statements]) =>
      statements.map((statement, at) => [`${room}/${at}.ts`, statement]),
    ),
  );
  const found = await refused(files);
  expect(Object.entries(files).filter(([file]) => !found.has(file))).toEqual([]);
});

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

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);

/** What a file imports, also dynamically and for its types, as it is written. */
const importsIn = (code: string): string[] => {
  const patterns = [
    /^\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"`]([^'"`]+)['"`]/gm,
    /^\s*import\s*['"`]([^'"`]+)['"`]/gm,
    /\b(?:import|require)\s*\(\s*(?:\/\*[^*]*\*\/\s*)?['"`]([^'"`]+)['"`]/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => specifier!));
};

/** The room an import leads to, or the package it names. */
const goalOf = (path: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0]!;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier).split('/')[0]!;
  return specifier;
};

interface Arrow {
  path: string;
  specifier: string;
  goal: string;
}

const arrowsFrom = (room: string): Arrow[] =>
  existsSync(join(root, room))
    ? filesIn(room)
        .filter(isCode)
        .flatMap((path) =>
          importsIn(textOf(path)).map((specifier) => ({ path, specifier, goal: goalOf(path, specifier) })),
        )
    : [];

/** The arrows a room may not have, each as 'file imports specifier'. */
const wrong = (room: string, isRight: (arrow: Arrow) => boolean) =>
  arrowsFrom(room)
    .filter((arrow) => !isRight(arrow))
    .map(({ path, specifier }) => `${path} imports ${specifier}`);

const isPackage = ({ specifier }: Arrow) => !/^[#.]/.test(specifier);
const names = (specifier: string, packages: readonly string[]) =>
  packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));

describe('the arrows between the rooms', () => {
  test('forms knows Valibot, libphonenumber-js and itself', () => {
    expect(
      wrong('forms', ({ specifier, goal }) => goal === 'forms' || names(specifier, ['valibot', 'libphonenumber-js'])),
    ).toEqual([]);
  });

  test('machines knows XState, forms and itself', () => {
    expect(
      wrong('machines', ({ specifier, goal }) => ['forms', 'machines'].includes(goal) || names(specifier, ['xstate'])),
    ).toEqual([]);
  });

  test('server knows forms, packages and itself, but nothing of the page', () => {
    const ofThePage = ['react', 'react-dom', 'xstate', '@xstate/react', 'wouter'];
    expect(
      wrong(
        'server',
        (arrow) => ['forms', 'server'].includes(arrow.goal) || (isPackage(arrow) && !names(arrow.specifier, ofThePage)),
      ),
    ).toEqual([]);
  });

  test('src knows machines, forms, packages and itself', () => {
    expect(wrong('src', (arrow) => ['forms', 'machines', 'src'].includes(arrow.goal) || isPackage(arrow))).toEqual([]);
  });

  test.each(['forms', 'machines', 'src', 'server', 'scripts'])('%s knows neither stories nor tests', (room) => {
    expect(wrong(room, ({ goal }) => goal !== 'stories' && goal !== 'tests')).toEqual([]);
  });

  test('stories do not know tests', () => {
    expect(wrong('stories', ({ goal }) => goal !== 'tests')).toEqual([]);
  });

  test('are there at all: every room that exists was read', () => {
    expect(['forms', 'machines', 'src', 'server', 'tests'].filter((room) => arrowsFrom(room).length === 0)).toEqual([]);
  });
});

describe('forms and machines', () => {
  const files = [...filesIn('forms'), ...filesIn('machines')].filter(isCode);

  test.each([
    ['no network', /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\s*\(/],
    ['no page', /\b(?:window|document|localStorage|sessionStorage|indexedDB|navigator)\.\w/],
    ['no files and no environment', /\bprocess\.|\bimport\.meta\.env\b|\bDeno\b/],
  ])('use %s', (_what, forbidden) => {
    expect(files.filter((path) => forbidden.test(textOf(path)))).toEqual([]);
  });
});

describe('reading imports', () => {
  test.each([
    ["import { a } from 'one';", ['one']],
    ["import type { A } from '#forms/form.ts';", ['#forms/form.ts']],
    ["import {\n  a,\n  type B,\n} from './two.ts';", ['./two.ts']],
    ['import * as v from "valibot";', ['valibot']],
    ["import 'three.css';", ['three.css']],
    ["export { a } from 'four';", ['four']],
    ["export * from 'five';", ['five']],
    ["const page = lazy(() => import('#src/pages/home.tsx'));", ['#src/pages/home.tsx']],
    ["type Rules = typeof import('libphonenumber-js/min');", ['libphonenumber-js/min']],
    ["const fs = require('node:fs');", ['node:fs']],
    ["const sentence = 'what is sent from here';", []],
  ])('%j', (code, found) => {
    expect(importsIn(code)).toEqual(found);
  });
});

test('a page is all that its module exports', () => {
  const pages = importsIn(textOf('src/routes.ts')).filter((specifier) => specifier.startsWith('#src/pages/'));
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((page) => textOf(page.slice(1)).match(/^export /gm)?.length !== 1)).toEqual([]);
});

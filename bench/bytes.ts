import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Row } from './table.ts';

/** What the tests hold each form's page to. */
const AIM = 115_000;

/** What a page's HTML loads before any interaction. */
const scriptsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []),
  ),
];

const brotliOf = async (files: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(files.map((file) => readFile(file)));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
};

const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Scripts of a wizard's page, brotli, before the phone input, and of react-hook-form's page built the same way. */
const bytesOf = async (wizard: string): Promise<Row> => {
  const html = await readFile(`dist/client/join-us/${wizard}/index.html`, 'utf8');
  const ours = await brotliOf(scriptsIn(html).map((file) => join('dist/client', file)));
  const page = await readFile('bench/dist/pages/pages/rhf/index.html', 'utf8');
  const theirs = await brotliOf(scriptsIn(page).map((file) => join('bench/dist/pages', file)));
  return {
    what: `JS of ${wizard}, brotli`,
    ours: inKB(ours),
    beside: `${inKB(theirs)}: react-hook-form + zod, 1 of 5 staff steps`,
    ratio: ours / theirs,
    aim: `<= ${inKB(AIM)}`,
    met: ours <= AIM,
  };
};

export const measureBytes = async (): Promise<Row[]> => [await bytesOf('as-staff'), await bytesOf('as-student')];

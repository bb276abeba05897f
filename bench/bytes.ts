import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FORM_SCRIPT } from '../tests/e2e/site/limits.ts';
import type { Row } from './table.ts';

/** The scripts that a page's HTML loads before any interaction. */
const scriptsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []),
  ),
];

const brotliSizeOf = async (folder: string, page: string): Promise<number> => {
  const html = await readFile(join(folder, page), 'utf8');
  const scripts = await Promise.all(scriptsIn(html).map((file) => readFile(join(folder, file))));
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
};

const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const rowOf = (what: string, ours: number, limit: number): Row => ({
  what: `JS of ${what}, brotli`,
  ours: inKB(ours),
  other: '',
  aim: `<= ${inKB(limit)}`,
  met: ours <= limit,
});

/** The scripts of both forms before the phone input, beside react-hook-form's page. */
export async function* measureBytes(): AsyncGenerator<Row> {
  const reactHookForm = await brotliSizeOf('bench/dist/pages', 'pages/rhf/index.html');
  for (const form of ['as-staff', 'as-student']) {
    const ours = await brotliSizeOf('dist/client', `join-us/${form}/index.html`);
    const other = `${inKB(reactHookForm)}: react-hook-form + zod, 1 of 5 staff steps`;
    yield { ...rowOf(form, ours, FORM_SCRIPT), other, ratio: ours / reactHookForm };
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Texts that only the code for developers contains. */
const marks = ['live charts', '•••', 'Chart of ', 'elk.algorithm', 'charts.html'];

const textsIn = async (folder: string): Promise<[string, string][]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(?:[jt]sx?|html|css|json)$/.test(entry.name));
  return Promise.all(files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')]));
};

test('the built site contains nothing of the live charts', async () => {
  const ours = [...(await textsIn('src/live')), ...(await textsIn('charts')), ...(await textsIn('machines'))];
  const unknown = marks.filter((mark) => !ours.some(([, text]) => text.includes(mark)) && mark !== 'charts.html');
  expect(unknown, 'marks that the sources do not contain any more').toEqual([]);
  const served = await textsIn('dist/client');
  expect(served.filter(([name]) => name.endsWith('.js')).length).toBeGreaterThan(5);
  const found = served.flatMap(([name, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${mark} in ${name}`),
  );
  expect(found).toEqual([]);
});

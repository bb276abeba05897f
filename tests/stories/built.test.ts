import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a built Storybook contains a guard as it is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bac-storybook-'));
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env;
  await promisify(execFile)('npm', ['run', '--silent', 'storybook:build', '--', '-o', folder], { env });
  const scripts = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('machine-'));
  const [source = ''] = await Promise.all(scripts.map((name) => readFile(join(folder, 'assets', name), 'utf8')));
  await rm(folder, { recursive: true });
  expect(source).toMatch(/\(\{ context \}, \{ step \}\) => isValid\(form, step, context\.draft, context\.phoneRules\)/);
});

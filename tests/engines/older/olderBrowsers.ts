import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { quietly } from '#tests/browser.ts';

const folder = resolve('tests/olderBrowsers');
const packageOf = { older: 'Chromium 109', 'too-old': 'Chromium 92' };
export type OlderBrowser = keyof typeof packageOf;

const programOf = (browser: OlderBrowser) => join(folder, 'node_modules', browser, 'bin/chromium');

/** Installs the browsers of other years from the npm registry, where they are missing. */
export const ensureOlderBrowsers = async (): Promise<void> => {
  for (const browser of Object.keys(packageOf) as OlderBrowser[]) {
    const program = programOf(browser);
    if (existsSync(program)) continue;
    if (!existsSync(`${program}.br`))
      spawnSync('npm', ['ci', '--prefix', folder, '--loglevel', 'error'], { stdio: 'inherit' });
    if (!existsSync(`${program}.br`))
      throw new Error(`${packageOf[browser]} could not be installed: npm ci --prefix tests/olderBrowsers`);
    await writeFile(`${program}.part`, await promisify(brotliDecompress)(await readFile(`${program}.br`)), {
      mode: 0o755,
    });
    await rename(`${program}.part`, program);
  }
};

export const launchOlder = (browser: OlderBrowser): Promise<Browser> =>
  chromium.launch({ ...quietly, executablePath: programOf(browser), args: [...quietly.args, '--headless'] });

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this user may install Debian's packages here. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A file that the tests need, and the package of Debian it comes in. */
export interface Packaged {
  path: string;
  package: string;
}

const missing = (files: readonly Packaged[]) =>
  files.filter(({ path }) => !existsSync(path)).map((file) => file.package);

/** Installs the packages of missing files where this user may; else throws a sentence that says what to do. */
export const ensurePackages = (what: string, files: readonly Packaged[]): void => {
  const packages = missing(files);
  if (packages.length === 0) return;
  const howToInstall = `${what} need ${packages.join(', ')}. On Debian, as root: apt-get install ${packages.join(' ')}.`;
  if (!mayInstall) throw new Error(howToInstall);
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (missing(files).length > 0) throw new Error(howToInstall);
};

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this user may install Debian packages. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A file that the tests need, and the Debian package that contains it. */
interface PackagedFile {
  path: string;
  package: string;
}

const missingPackages = (files: readonly PackagedFile[]) =>
  files.filter(({ path }) => !existsSync(path)).map((file) => file.package);

/** Installs the packages of missing files. Throws a sentence with the command if this user may not. */
export const ensurePackages = (what: string, files: readonly PackagedFile[]): void => {
  const packages = missingPackages(files);
  if (packages.length === 0) return;
  const howToInstall = `${what} need ${packages.join(', ')}. On Debian, as root: apt-get install ${packages.join(' ')}.`;
  if (!mayInstall) throw new Error(howToInstall);
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (missingPackages(files).length > 0) throw new Error(howToInstall);
};

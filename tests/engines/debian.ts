import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program, and Debian's package it comes in. */
export interface Program {
  path: string;
  package: string;
}

const missing = (programs: readonly Program[]) =>
  programs.filter(({ path }) => !existsSync(path)).map((program) => program.package);

/** Installs the packages of missing programs where this user may; else throws a sentence that says what to do. */
export const ensurePrograms = (what: string, programs: readonly Program[]): void => {
  const packages = missing(programs);
  if (packages.length === 0) return;
  const howToInstall = `${what} need ${packages.join(', ')}. On Debian, as root: apt-get install ${packages.join(' ')}.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(howToInstall);
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (missing(programs).length > 0) throw new Error(howToInstall);
};

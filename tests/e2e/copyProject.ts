import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const left = new Set(['node_modules', 'dist', '.git', 'data', 'tests', 'test-results', 'storybook-static', 'bench']);

/** Copies what a build reads to a folder of its own: all other tests use the build of the project. */
export const copyProject = async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const name of await readdir('.')) if (!left.has(name)) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
};

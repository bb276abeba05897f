import { rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { catalogues } from '../../scripts/build/catalogues.ts';

/** Builds the server's bundles, as `npm run build` does, into a temporary directory. Returns that directory. */
const buildBundle = async (): Promise<string> => {
  // Named by the run: its end removes it, also where a worker was stopped before its own.
  const root = await mkdtemp(join(tmpdir(), `bundle-of-${process.ppid}-`));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await build({
    configFile: false,
    plugins: [catalogues()],
    publicDir: false,
    logLevel: 'silent',
    // As in production: by Vitest's NODE_ENV the bundle would need React's development build.
    oxc: { jsx: { development: false } },
    build: {
      ssr: true,
      outDir: join(root, 'server'),
      emptyOutDir: true,
      rolldownOptions: { input: ['server/main.ts', 'server/office/applications.ts'] },
    },
  });
  return root;
};

// Once for all files of a worker.
let built: Promise<string> | undefined;

/** A directory with a bundle for all tests of a file. Call it outside of the tests, and its result inside. */
export const ownBundle = (): (() => string) => {
  let root: string | undefined;
  beforeAll(async () => {
    if (!built) {
      built = buildBundle();
      const shared = await built;
      process.once('exit', () => rmSync(shared, { recursive: true, force: true }));
    }
    root = await mkdtemp(join(tmpdir(), 'bundle-'));
    await symlink(join(await built, 'server'), join(root, 'server'));
  });
  afterAll(async () => {
    if (root) await rm(root, { recursive: true, force: true });
  });
  return () => root!;
};

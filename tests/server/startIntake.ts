import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { createIntake } from '#server/intake.ts';
import type { Settings } from '#server/settings.ts';

// A busy machine is slow.
const waitOptions = { timeout: 60_000 };

const start = async (settings: Partial<Settings>, path: string) => {
  const root = await mkdtemp(join(tmpdir(), 'intake-'));
  const dataDir = join(root, 'data');
  const intake = await createIntake({ siteDir: join(root, 'site'), freeBytes: 0, dataDir, ...settings });
  const url = await intake.listen({ host: '127.0.0.1', port: 0 });
  const { port } = intake.server.address() as AddressInfo;
  /** The names of the spools. After a request was answered, its spool must be gone. */
  const spools = () => readdir(join(dataDir, 'tmp'));
  return {
    intake,
    url,
    port,
    dataDir,
    stop: async () => {
      intake.server.closeAllConnections();
      await intake.close();
      await rm(root, { recursive: true, force: true });
    },
    post: (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: 'POST', body, headers }),
    getStatus: (submissionId: string) => fetch(`${url}${path}/${submissionId}`),
    spools,
    /** Waits until uploads have begun to write so many files. */
    waitForFiles: (files: number) =>
      vi.waitFor(async () => {
        const names = await readdir(join(dataDir, 'tmp'), { recursive: true });
        if (names.filter((name) => name.endsWith('.pdf')).length < files) throw new Error('Not yet.');
      }, waitOptions),
    /** Waits until the spool of an upload without an answer is gone. */
    waitForNoSpools: () =>
      vi.waitFor(async () => {
        if ((await spools()).length > 0) throw new Error('Not yet.');
      }, waitOptions),
    stored: () => readdir(join(dataDir, 'received', 'staff')).catch(() => [] as string[]),
  };
};

/** An intake on a loopback port with a data directory of its own. It stops when the test ends. */
export const startIntake = async (settings: Partial<Settings> = {}, path = '/api/staff') => {
  const started = await start(settings, path);
  onTestFinished(started.stop);
  return started;
};

/** One intake for all tests of a file. Call it outside of the tests, and its result inside. */
export const sharedIntake = (settings: () => Partial<Settings> = () => ({})) => {
  let started: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    started = await start(settings(), '/api/staff');
  });
  afterAll(() => started?.stop());
  return () => started;
};

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { createIntake } from '#server/intake.ts';
import type { Settings } from '#server/settings.ts';

// On a busy machine things take longer and are no less right.
const patience = { timeout: 60_000 };

/** A real intake on a loopback port, with a data directory of its own, both gone when the test ends. */
export const startIntake = async (settings: Partial<Settings> = {}, path = '/api/staff') => {
  const root = await mkdtemp(join(tmpdir(), 'intake-'));
  const dataDir = join(root, 'data');
  const intake = await createIntake({
    siteDir: join(root, 'site'),
    freeBytes: 0,
    dataDir,
    ...settings,
  });
  const url = await intake.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    intake.server.closeAllConnections();
    await intake.close();
    await rm(root, { recursive: true, force: true });
  });
  const { port } = intake.server.address() as AddressInfo;
  return {
    intake,
    url,
    port,
    dataDir,
    post: (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: 'POST', body, headers }),
    ask: (submissionId: string) => fetch(`${url}${path}/${submissionId}`),
    /** Names of what uploads have left behind; all of them must be gone once answered. */
    leftOvers: () => readdir(join(dataDir, 'tmp')),
    /** Waits until so many files of uploads under way have begun to arrive. */
    arriving: (files: number) =>
      vi.waitFor(async () => {
        const names = await readdir(join(dataDir, 'tmp'), { recursive: true });
        if (names.filter((name) => name.endsWith('.pdf')).length < files) throw new Error('Not yet.');
      }, patience),
    /** Waits until nothing is left of an upload that got no answer. */
    tidied: () =>
      vi.waitFor(async () => {
        if ((await readdir(join(dataDir, 'tmp'))).length > 0) throw new Error('Not yet.');
      }, patience),
    stored: () => readdir(join(dataDir, 'received', 'staff')).catch(() => [] as string[]),
  };
};

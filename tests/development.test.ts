import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#forms/id.ts';
import { encode } from '#forms/wire.ts';
import { applications } from '#tests/applications.ts';

const develop = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'developing-'));
  vi.stubEnv('DATA_DIR', dataDir);
  const server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    await rm(dataDir, { recursive: true });
  });
  return { dataDir, url: server.resolvedUrls!.local[0]! };
};

test('the development server receives applications, and shows the page they come from', async () => {
  const { dataDir, url } = await develop();
  for (const { form, examples, page } of applications) {
    const body = encode(newId(), Object.values(examples)[0]);
    const answer = await fetch(new URL(form.path, url), { method: 'POST', body });
    expect(answer.status, form.name).toBe(201);
    expect(await readdir(join(dataDir, 'received', form.name))).toHaveLength(1);
    expect((await fetch(new URL(page, url))).status).toBe(200);
  }
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { readStoredFile } from '#server/office/export/readStoredFile.ts';
import type { StoredFile } from '#server/storing/application.ts';
import { Unavailable } from '#server/storing/errors.ts';
import { startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';

const all = { which: 'all', as: 'zip' };

test('a ZIP file with all files begins before they are read, and nothing of it is stored', async () => {
  const { signedIn, store, stored, url, dataDir } = await startOfficeWith(6);
  const rana = await signedIn();
  const original = { ...store };
  let goOn = () => {};
  const begun = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let opened = 0;
  vi.spyOn(store, 'openFile').mockImplementation(async (...args) => {
    opened += 1;
    if (opened === 5) await begun;
    return original.openFile(...args);
  });

  const answer = await fetch(`${url}/export`, {
    method: 'POST',
    body: new URLSearchParams(all),
    headers: { cookie: rana.cookie(), origin: url },
  });

  expect(answer.headers.get('content-type')).toBe('application/zip');
  const reader = answer.body!.getReader();
  const first = Buffer.from((await reader.read()).value!);
  expect(first.subarray(0, 2).toString()).toBe('PK');
  expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  goOn();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    rest += Buffer.from(read.value).toString('latin1');
  for (const { reference } of stored) expect(first.toString('latin1') + rest).toContain(reference);
});

test('an export has the day of the school in its name', async () => {
  const { signedIn, store } = await startOfficeWith(1);
  const rana = await signedIn();
  vi.spyOn(store, 'now').mockResolvedValue(new Date('2026-06-30T21:30:00Z'));
  const { headers } = await rana.post('/export', { ...all, as: 'csv' });
  expect(headers.get('content-disposition')).toBe('attachment; filename="applications-2026-07-01.csv"');
});

test('a file of which nothing is read is closed, too', async () => {
  const { store, stored } = await startOfficeWith(1);
  const opened = new Readable({ read: () => undefined });
  vi.spyOn(store, 'openFile').mockResolvedValueOnce(opened);
  const file = { file: '01.pdf', sha256: '' } as StoredFile;
  (await readStoredFile(store, stored[0]!, file, () => undefined))!.destroy();
  await vi.waitFor(() => expect(opened.destroyed).toBe(true), 20_000);
});

test('when the browser is gone, the export ends and closes the file that it reads', async () => {
  const { signedIn, store, url } = await startOfficeWith(2);
  const rana = await signedIn();
  const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) });
  vi.spyOn(store, 'openFile').mockResolvedValueOnce(endless);
  const browser = new AbortController();
  const answer = await fetch(`${url}/export`, {
    method: 'POST',
    body: new URLSearchParams(all),
    headers: { cookie: rana.cookie(), origin: url },
    signal: browser.signal,
  });
  expect(answer.status).toBe(200);

  browser.abort();

  await vi.waitFor(() => expect(endless.destroyed).toBe(true), 20_000);
});

test.each(['read', 'openFile'] as const)('an export that fails at once is no download but a page: %s', async (call) => {
  const { signedIn, store } = await startOfficeWith(2);
  const rana = await signedIn();
  vi.spyOn(store, call).mockRejectedValueOnce(new Unavailable('It is down.'));

  const { status, headers, text } = await rana.post('/export', all);

  expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(headers.get('content-disposition')).toBeNull();
  expect(text).toContain('The applications cannot be read right now.');
});

test('an export that fails later is a download that fails', async () => {
  const { signedIn, store } = await startOfficeWith(2);
  const rana = await signedIn();
  const original = { ...store };
  vi.spyOn(store, 'read')
    .mockImplementationOnce((entry) => original.read(entry))
    .mockRejectedValueOnce(new Unavailable('It is down.'));
  await expect(rana.post('/export', all)).rejects.toThrow();
});

test('an export of many applications is one line in what happened', async () => {
  const { signedIn } = await startOfficeWith(60);
  const rana = await signedIn();
  await rana.post('/export', { which: 'all', as: 'csv' });
  const { text } = await rana.get('/log');
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).toMatch(/<bdi>Rana<\/bdi> exported(?: |<!-- -->)*60 applications/);
});

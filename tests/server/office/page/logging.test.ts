import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { asApplication } from '#server/storing/record.ts';
import { startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';

test('what cannot be logged is not done: no answers are shown or exported, and nothing is deleted', async () => {
  const { signedIn, store, stored, paths, dataDir } = await startOfficeWith(1);
  const rana = await signedIn();
  const [path, application] = [paths[0]!, stored[0]!];
  const [, file] = filesOf(application.answers)[0]!;
  await rm(join(dataDir, 'office'), { recursive: true, force: true });
  await writeFile(join(dataDir, 'office'), 'a file where the log is to be');

  const openFile = vi.spyOn(store, 'openFile');

  const answers = [
    await rana.get(path),
    await rana.get(`${path}/files/${file.file}`),
    await rana.post('/export', { which: 'all', as: 'csv' }),
    await rana.post(`${path}/delete`, { reference: application.reference }),
    await rana.post('/many/delete', { picked: application.reference, added: '0', count: '1' }),
    await rana.get('/many/print?which=all'),
  ];

  for (const { status, text } of answers) {
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toContain('%PDF-');
  }
  expect(asApplication(await store.read(entryOf(application)))).toEqual(application);
  expect((await openFile.mock.results[0]!.value).destroyed, 'the file is closed').toBe(true);
});

test('what happened has pages of 50, also after a line that was cut off', async () => {
  const { signedIn, store, dataDir } = await startOfficeWith(0);
  const rana = await signedIn();
  const [file] = await readdir(join(dataDir, 'office'));
  await appendFile(join(dataDir, 'office', file!), '\n{"at":"20');
  for (let i = 1; i <= 49; i += 1)
    await store.log.add([{ at: new Date(Date.now() + i).toISOString(), by: 'Maya', did: 'signed in' }]);
  const first = (await rana.get('/log')).text;
  expect([first.match(/<li>/g)?.length, first.includes('href="/log?page=2"')]).toEqual([50, false]);
  await store.log.add([{ at: new Date(Date.now() + 50).toISOString(), by: 'Maya', did: 'signed in' }]);
  expect((await rana.get('/log')).text).toContain('href="/log?page=2"');
  // Of these there are 50.
  expect((await rana.get('/log?by=Maya')).text).not.toContain('page=2');
  const second = (await rana.get('/log?page=2')).text;
  expect(second.match(/<bdi>(?:Rana|Maya)<\/bdi> signed in/g)).toEqual(['<bdi>Rana</bdi> signed in']);
  expect(second).toContain('href="/log"');
  for (const [asked, last] of [
    ['/log?page=999&by=', '/log?page=2'],
    ['/log?page=999&by=Maya', '/log?by=Maya'],
    ['/log?page=2&by=nobody', '/log?by=nobody'],
  ] as const) {
    const { status, headers } = await rana.get(asked);
    expect([status, headers.get('location')], asked).toEqual([303, last]);
  }
  const found = (await rana.get('/log?by=Maya&did=deleted')).text;
  expect(found).toContain('Nothing was found. Try fewer filters.');
  expect([first, found].map((text) => text.includes('href="/log">Show all'))).toEqual([false, true]);
});

test('a defect is answered with a sentence, and the log of the service says where it is, without its text', async () => {
  const { signedIn, store, lines } = await startOfficeWith(0);
  const rana = await signedIn();
  vi.spyOn(store, 'lists').mockRejectedValue(new TypeError('x is not a function'));
  const { status, text } = await rana.get('/');
  expect([status, text.includes('Something went wrong. Please try again.')]).toEqual([500, true]);
  expect(lines.join('')).toContain('"name":"TypeError"');
  // An error's text may have an answer in it.
  expect(text + lines.join('')).not.toContain('x is not a function');
});

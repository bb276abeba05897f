import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, filesOf } from '#server/storing/application.ts';
import { nameOf } from '#server/storing/store.ts';
import { hostile } from '#tests/server/office/generated.ts';
import { callAs } from '#tests/server/office/page/callAs.ts';
import { withoutOwnScript } from '#tests/server/office/page/school.ts';
import { startOfficeWith } from '#tests/server/office/page/startOfficePage.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { securityHeadersOf } from '#tests/server/securityHeadersOf.ts';

test('a form that was not sent by a page of the office changes nothing', async () => {
  const { signedIn, store, stored, paths, url } = await startOfficeWith(1);
  const rana = await signedIn();
  const remark = { mark: 'accepted', note: 'x', revision: '1' };
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    expect((await rana.post(paths[0]!, remark, { origin })).status, origin).toBe(403);
  const withoutOrigin = { method: 'POST', headers: { cookie: rana.cookie() }, body: new URLSearchParams(remark) };
  expect((await fetch(url + paths[0]!, withoutOrigin)).status).toBe(403);
  expect(await store.remarks.all(entryOf(stored[0]!))).toEqual([]);
  expect((await rana.post(paths[0]!, remark)).status).toBe(303);
  const long = await rana.post(paths[0]!, { ...remark, note: 'x'.repeat(2_000_000) });
  expect([long.status, long.text.includes('That was too much at once.')]).toEqual([413, true]);
});

test('a form without a body is an empty form', async () => {
  const { url, signedIn, stored, lines } = await startOfficeWith(1);
  const rana = await signedIn();
  const path = `/applications/${nameOf(entryOf(stored[0]!))}`;
  for (const each of ['/sign-in', '/export', '/many/marking', '/many/delete', path, `${path}/delete`]) {
    const headers = { origin: url, cookie: rana.cookie() };
    expect((await fetch(url + each, { method: 'POST', headers })).status, each).toBeLessThan(500);
  }
  expect(lines.join('')).not.toContain('"level":50');
});

test('a request for another host, or for two, is refused', async () => {
  const { signedIn, url } = await startOfficeWith(0);
  const cookie = (await signedIn()).cookie();
  const { port, host } = new URL(url);
  for (const [name, status] of [
    ['localhost:1', 200],
    ['rebound.example', 421],
    ['localhost.rebound.example', 421],
  ] as const)
    expect((await callAs(url, { host: name, cookie })).statusCode, name).toBe(status);
  const call = await rawCall(Number(port));
  call.write(`GET /sign-in HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await call.answer()).toMatch(/^HTTP\/1\.1 400 /);
});

test('a list with the most ticks and columns is shown, also with its address as that of the page before', async () => {
  const { signedIn } = await startOfficeWith(0);
  const rana = await signedIn();
  const address = `/?picked=${Array.from({ length: 400 }, () => '2346789ACD').join('.')}&columns=${'a'.repeat(5_300)}`;
  expect((await rana.get(address, { referer: `http://localhost${address}` })).status).toBe(200);
});

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
};

test('every page forbids scripts but our own, frames, caching and search engines', async () => {
  const { signedIn, browser, paths } = await startOfficeWith(1);
  const rana = await signedIn();
  const answers = [
    await browser().get('/'),
    await browser().get('/sign-in'),
    await rana.post(paths[0]!, { mark: 'accepted', note: 'x', revision: '1' }),
  ];
  for (const path of ['/', '/log', '/nowhere', paths[0]!, `${paths[0]}/delete`]) answers.push(await rana.get(path));
  for (const { headers, text } of answers) {
    expect(securityHeadersOf(headers)).toEqual(securityHeaders);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(withoutOwnScript(text).match(/<script|javascript:|\son\w+=/i)).toBeNull();
  }
  expect(securityHeadersOf((await rana.get('/office.css')).headers)).toEqual(securityHeaders);
});

test('a file is sandboxed, named by its question, and found by its record only', async () => {
  const { signedIn, stored, paths, url } = await startOfficeWith(1);
  const rana = await signedIn();
  const [, file] = filesOf(stored[0]!.answers)[0]!;
  const { headers, status } = await rana.get(`${paths[0]}/files/${file.file}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; sandbox",
  );
  expect(headers.get('content-disposition')).toMatch(
    /^inline; filename="document.pdf"; filename\*=UTF-8''01%20[\w%]+\.pdf$/,
  );
  expect((await rana.get(`${paths[0]}/print.css`)).text).toContain(`Application ${stored[0]!.reference}"`);
  expect((await rana.get(`${paths[0]}/files/${file.file}?download`)).headers.get('content-disposition')).toMatch(
    /^attach/,
  );
  for (const name of ['application.json', '..%2fapplication.json', '%2e%2e/%2e%2e/audit.log', '99.pdf', '%00'])
    expect((await callAs(`${url}${paths[0]}/files/${name}`, { cookie: rana.cookie() })).statusCode, name).toBe(404);
  for (const path of ['/applications/staff/..%2f..', `/applications/..%2fmail/${'a'.repeat(64)}`, '/applications/x/y'])
    expect((await callAs(url + path, { cookie: rana.cookie() })).statusCode, path).toBe(404);
});

test('a missing file and an incomplete application are reported in sentences', async () => {
  const { signedIn, stored, paths, dataDir } = await startOfficeWith(3);
  const rana = await signedIn();
  const place = join(dataDir, 'received', nameOf(entryOf(stored[0]!)));
  const [, file] = filesOf(stored[0]!.answers)[0]!;
  await rm(join(place, file.file));
  const gone = await rana.get(`${paths[0]}/files/${file.file}`);
  expect([gone.status, gone.text.includes('This file cannot be opened. It is missing.')]).toEqual([404, true]);
  expect((await rana.get(paths[0]!)).status).toBe(200);
  const half = join(dataDir, 'received', 'staff', 'b'.repeat(64));
  await mkdir(half);
  await writeFile(join(half, 'application.json'), '{"version":1,"form":"sta');
  const undated = join(dataDir, 'received', 'staff', 'c'.repeat(64));
  await mkdir(undated);
  await writeFile(join(undated, 'application.json'), JSON.stringify({ ...stored[1], receivedAt: '' }));
  const list = await rana.get('/');
  expect(list.text).toContain('3 received');
  for (const damaged of [half, undated])
    expect(list.text).toContain(`An application cannot be read: ${damaged}. It is damaged.`);
  const page = await rana.get(`/applications/staff/${'b'.repeat(64)}`);
  expect([page.status, page.text.includes('This application cannot be read. It is damaged.')]).toEqual([500, true]);
  expect(page.text).not.toContain(dataDir);
});

test('hostile names are escaped on all pages and absent from the log', async () => {
  const { signedIn, paths, lines } = await startOfficeWith(44);
  const rana = await signedIn('<b>"Rana\u202e');
  // An address that somebody else has written.
  const filtered = ['grade', 'has'].map((name) => `/?${name}=${encodeURIComponent('<b>"x\u202e')}`);
  const pages = await Promise.all(['/', ...filtered, ...paths].map((path) => rana.get(path)));
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const all = withoutOwnScript(pages.map(({ text }) => text).join(''));
  expect(all.match(/.{40}(?:<script|<img|<b>"|[\u202a-\u202e\u2066-\u2069])/)).toBeNull();
  expect(hostile.length).toBeGreaterThan(5);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.join('').match(/Khoury|Karim|Elias|[0-9a-f]{64}/)).toBeNull();
});

test('a read-only user cannot delete', async () => {
  const { signedIn, store, stored, paths } = await startOfficeWith(1);
  const reader = await signedIn('Reader', false);
  for (const path of ['/', paths[0]!]) expect((await reader.get(path)).text, path).not.toContain('Delete');
  expect((await reader.get(`${paths[0]}/delete`)).status).toBe(403);
  const { reference } = stored[0]!;
  expect((await reader.post(`${paths[0]}/delete`, { reference })).status).toBe(403);
  expect((await store.list()).total).toBe(1);
});

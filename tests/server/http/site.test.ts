import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { createIntake } from '#server/intake.ts';
import { pages, smallSite } from '#tests/server/http/smallSite.ts';
import { ownFolder } from '#tests/server/office/officeIn.ts';
import { sharedIntake, startIntake } from '#tests/server/startIntake.ts';

const siteDir = smallSite();
const intake = sharedIntake(() => ({ siteDir: siteDir() }));

/** Unlike fetch this sends the path unchanged and does not decode the body. */
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const call = request({ port: intake().port, host: '127.0.0.1', path, method, headers });
  call.end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  const body = Buffer.concat(await response!.toArray());
  return { status: response!.statusCode, headers: response!.headers, body, text: body.toString() };
};

test.each([
  ['/', 'index.html'],
  ['/?a=%zz', 'index.html'],
  ['/join-us/as-staff', 'join-us/as-staff/index.html'],
  ['/join-us/as-staff/', 'join-us/as-staff/index.html'],
  ['/Join-Us/AS-STAFF', 'join-us/as-staff/index.html'],
  ['/join%2Dus/as-staff?step=2', 'join-us/as-staff/index.html'],
  ['/school-life/Parents-Committee', 'school-life/Parents-Committee/index.html'],
] as const)('%s is a page', async (path, file) => {
  const { status, headers, text } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(text).toBe(pages[file]);
});

test.each([
  ['/join-us/as-staff.', '/join-us/as-staff'],
  ['/Join-Us/as-staff)?step=education', '/join-us/as-staff?step=education'],
  ['/join-us/as-staff%D8%8C%E2%80%8F', '/join-us/as-staff'],
  ['/join-us/as-staff/%C2%BB.', '/join-us/as-staff'],
  ['/join-us/as-staff%E2%81%A9.', '/join-us/as-staff'],
  ['/%20', '/'],
])('%s, as a message makes a link of what follows an address, leads to the page', async (path, page) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([302, page]);
});

test.each([
  '/nowhere',
  '/nowhere.',
  '//nowhere.example/.',
  '/api/staffing',
  `${'/'.repeat(15_500)}x`,
  '/404.html',
  '/%zz',
  '/%00',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '//etc/passwd',
  '/.vite/manifest.json',
  '/index.html.br',
  '/assets/',
  '/__proto__',
  `/${'x'.repeat(5_000)}`,
])('%s has the not-found page', async (path) => {
  const { status, headers, text } = await get(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toBe(pages['404.html']);
});

test('the not-found page is never answered with 304', async () => {
  const { headers } = await get('/nowhere');
  expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
  const again = await get('/nowhere', { 'if-none-match': '"kept"', 'if-modified-since': new Date().toUTCString() });
  expect([again.status, again.text]).toEqual([404, pages['404.html']]);
});

test('hashed assets are immutable, pages are revalidated', async () => {
  const asset = await get('/assets/app-Bx12_9aZ.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
  expect((await get('/assets/videos/choir.mp4')).headers['cache-control']).toBe('no-cache');
  const page = await get('/join-us/as-staff');
  expect(await get('/join-us/as-staff', { 'if-none-match': page.headers.etag! })).toMatchObject({
    status: 304,
    text: '',
  });
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-cache',
  });
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  for (const hidden of ['/.vite/manifest.json', '/assets/.env']) expect((await get(hidden)).status).toBe(404);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that accepts %s gets the precompressed file', async (accepted, encoding) => {
  for (const [path, file] of [
    ['/assets/app-Bx12_9aZ.js', 'assets/app-Bx12_9aZ.js'],
    ['/join-us/as-staff', 'join-us/as-staff/index.html'],
  ] as const) {
    const { headers, body } = await get(path, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(pages[file]);
    expect(headers['content-type']).toMatch(path.endsWith('.js') ? /javascript/ : /html/);
  }
  expect(
    (await get('/assets/app-C0ffee.css', { 'accept-encoding': accepted })).headers['content-encoding'],
  ).toBeUndefined();
});

test('HEAD answers as GET does, without a body', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/join-us/as-staff/', 200],
    ['/nowhere', 404],
  ] as const) {
    const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
    expect([head.status, head.text]).toEqual([status, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  }
});

test('no stored file can be fetched', async () => {
  const { post, stored, dataDir } = intake();
  await post(encode(newId(), staffExamples['single man']));
  const [name] = await stored();
  for (const path of ['', '/..', '/data', '/%2e%2e/data', `/..${dataDir}`, dataDir])
    for (const file of ['01.pdf', 'application.json'])
      expect((await get(`${path}/received/staff/${name}/${file}`)).status).toBe(404);
});

test('the data directory must not be inside the site', async () => {
  for (const dataDir of [siteDir(), join(siteDir(), 'data')])
    await expect(createIntake({ siteDir: siteDir(), dataDir })).rejects.toThrow(
      'DATA_DIR must not lie inside the published site',
    );
});

test('an intake whose site cannot be read does not start', async () => {
  const folder = await ownFolder();
  await symlink('site', join(folder, 'site'));
  await expect(startIntake({ siteDir: join(folder, 'site') })).rejects.toThrow('ELOOP');
});

test('an intake without a built site still receives', async () => {
  const { url, post } = await startIntake();
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await post(encode(newId(), staffExamples['single man']))).status).toBe(201);
});

import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const saying = async (port: number, words: string) => {
  const call = await rawCall(port);
  call.write(words);
  return call.answer();
};
const asking = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

test.each([
  ['no host', []],
  ['an empty host', ['Host:']],
  ['two hosts', ['Host: school.example', 'Host: elsewhere.example']],
  ['the same host twice', ['Host: school.example', 'Host: school.example']],
  ['a name and a password in its host', ['Host: a/b@c']],
  ['a list of hosts', ['Host: a, b']],
])('a request with %s is refused', async (_what, headers) => {
  const { port } = await startIntake({ siteDir: await smallSite() });
  expect(await saying(port, asking('/', ...headers))).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['school.example', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('%s is a host', async (host) => {
  const { port } = await startIntake({ siteDir: await smallSite() });
  expect(await saying(port, asking('/', `Host: ${host}`))).toMatch(/^HTTP\/1\.1 200 /);
});

test('a target in the absolute form is found, and its host counts', async () => {
  const { port } = await startIntake({ siteDir: await smallSite(), allowedHosts: ['school.example'] });
  const at = (target: string) => saying(port, asking(target, 'Host: elsewhere.example'));
  expect(await at('http://school.example/join-us/as-staff')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await at('HTTP://school.example')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await at('http://elsewhere.example/')).toMatch(/^HTTP\/1\.1 421 /);
});

test('a site with a list of its hosts answers for no other, but tells anybody how it is', async () => {
  const { port } = await startIntake({
    siteDir: await smallSite(),
    allowedHosts: ['school.example', 'school.example:8080'],
  });
  const status = async (host: string, path = '/') =>
    /^HTTP\/1\.1 (\d+)/.exec(await saying(port, asking(path, `Host: ${host}`)))?.[1];
  expect(await status('school.example')).toBe('200');
  expect(await status('School.Example:8080')).toBe('200');
  expect(await status('rebound.example')).toBe('421');
  expect(await status('10.0.0.7:3000', '/healthz')).toBe('200');
});

test('pages say which methods they know', async () => {
  const { url } = await startIntake({ siteDir: await smallSite() });
  for (const [method, status] of [
    ['POST', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ] as const) {
    const answer = await fetch(`${url}/join-us/as-staff`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD, OPTIONS']);
  }
  expect((await fetch(`${url}/nowhere`, { method: 'DELETE' })).status).toBe(404);
});

test.each([
  [
    'is too large',
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': `${200 * 1024 * 1024}` },
    413,
  ],
  ['is no form data', { 'Content-Type': 'application/json', 'Content-Length': '2' }, 415],
])('a body that %s is refused before it is asked for', async (_what, headers, status) => {
  const { port } = await startIntake();
  const lines = Object.entries({ Host: 'a', Expect: '100-continue', ...headers }).map((pair) => pair.join(': '));
  const answer = await saying(port, `POST /api/staff HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});

test('a page is no place for a gigabyte, and a body that does not come is not waited for', async () => {
  const { port } = await startIntake({ siteDir: await smallSite(), stallTimeout: 200 });
  const get = (length: number) => `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await saying(port, get(1024 ** 3))).toMatch(/^HTTP\/1\.1 413 /);
  expect(await saying(port, get(1_000))).toMatch(/^HTTP\/1\.1 200 /);
});

test('whose site it is, a forwarded host does not decide', async () => {
  const { url } = await startIntake({ trustProxy: 'loopback' });
  const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
  const answer = await fetch(`${url}/api/staff`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': type, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.status).toBe(403);
});

test('behind a proxy that renames the host, a page of the listed hosts is our own', async () => {
  const { port } = await startIntake({ allowedHosts: ['school.example', 'upstream'] });
  const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
  const from = async (origin: string) => {
    const call = await rawCall(port);
    const head = ['Host: upstream', `Origin: ${origin}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`];
    call.write(`POST /api/staff HTTP/1.1\r\n${head.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    call.write(body);
    return /^HTTP\/1\.1 (\d+)/.exec(await call.answer())?.[1];
  };
  expect(await from('https://school.example')).toBe('201');
  expect(await from('https://evil.example')).toBe('403');
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { rawCall } from '#tests/server/rawCall.ts';
import { bytesOf } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const siteDir = smallSite();

const sending = async (port: number, text: string) => {
  const call = await rawCall(port);
  call.write(text);
  return call.answer();
};
const getting = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

test('with ALLOWED_HOSTS no host and other hosts are refused, except for the health check', async () => {
  const { port } = await startIntake({
    siteDir: siteDir(),
    allowedHosts: ['school.example', 'school.example:8080'],
  });
  const status = async (host: string | undefined, path = '/') =>
    /^HTTP\/1\.1 (\d+)/.exec(await sending(port, getting(path, ...(host === undefined ? [] : [`Host: ${host}`]))))?.[1];
  expect(await status('school.example')).toBe('200');
  expect(await status('School.Example:8080')).toBe('200');
  expect(await status('rebound.example')).toBe('421');
  expect(await status('school.example, rebound.example')).toBe('421');
  expect(await status('')).toBe('421');
  expect(await status(undefined)).toBe('400');
  expect(await status('10.0.0.7:3000', '/healthz')).toBe('200');
});

test('a request for two hosts is refused', async () => {
  const { port } = await startIntake({ siteDir: siteDir() });
  expect(await sending(port, getting('/', 'Host: school.example'))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sending(port, getting('/', 'Host: school.example', 'Host: school.example'))).toMatch(/^HTTP\/1\.1 400 /);
});

test('a page answers other methods with 405, and OPTIONS with its methods', async () => {
  const { url } = await startIntake({ siteDir: siteDir() });
  for (const [method, status] of [
    ['POST', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ] as const) {
    const answer = await fetch(`${url}/join-us/as-staff`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, 'GET, HEAD, OPTIONS']);
  }
  for (const path of ['/nowhere', '/api/staff/id/more'])
    expect((await fetch(url + path, { method: 'DELETE' })).status, path).toBe(404);
});

test('a page is sent before the body of its request has arrived', async () => {
  const { port } = await startIntake({ siteDir: siteDir() });
  const call = await rawCall(port);
  call.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n');
  const [answer] = (await once(call.socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  call.socket.destroy();
});

test("X-Forwarded-Host does not make another site's page our own", async () => {
  const { url } = await startIntake({ trustProxy: 'loopback' });
  const { body, type } = await bytesOf(encode(newId(), staffExamples['single man']));
  const answer = await fetch(`${url}/api/staff`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': type, origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.status).toBe(403);
});

test('behind a proxy that renames the host, pages of ALLOWED_HOSTS are our own', async () => {
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

import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import type { Settings } from '#server/settings.ts';
import { disk } from '#server/storing/fileSystem.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { securityHeadersOf } from '#tests/server/securityHeadersOf.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { systemError } from '#tests/server/storing/failingDisk.ts';

const siteDir = smallSite();

/** Of every response. What is not listed is about its content or its connection. */
const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify photographs',
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const single = staffExamples['single man'];
const application = (): RequestInit => ({ method: 'POST', body: encode(newId(), single) });
const statfs = (() => Promise.reject(systemError('EIO'))) as typeof disk.statfs;

const answers: [status: number, path: string, init: () => RequestInit, settings?: Partial<Settings>][] = [
  [200, '/', () => ({})],
  [200, '/', () => ({ method: 'HEAD' })],
  [200, '/assets/app-Bx12_9aZ.js', () => ({})],
  [404, '/nowhere', () => ({})],
  [404, '/%zz', () => ({})],
  [404, '/nowhere', () => ({ method: 'POST', body: 'x' })],
  [404, '/api/staff/x', () => ({})],
  [204, '/', () => ({ method: 'OPTIONS' })],
  [405, '/', () => ({ method: 'DELETE' })],
  [200, '/healthz', () => ({})],
  [201, '/api/staff', application],
  [403, '/api/staff', () => ({ ...application(), headers: { 'sec-fetch-site': 'cross-site' } })],
  [415, '/api/staff', () => ({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
  [422, '/api/staff', () => ({ method: 'POST', body: new FormData() })],
  [503, '/api/staff', application, { fs: { ...disk, statfs } }],
  [507, '/api/staff', application, { freeBytes: Number.MAX_SAFE_INTEGER }],
];

test.each(answers)('%i %s carries every security header', async (status, path, init, settings = {}) => {
  const { url } = await startIntake({ siteDir: siteDir(), ...settings });
  const { headers, status: found } = await fetch(url + path, init());
  expect(found).toBe(status);
  expect(securityHeadersOf(headers)).toEqual(securityHeaders);
  if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
});

test('HSTS is only sent behind a trusted proxy that speaks TLS', async () => {
  const hsts = async (trustProxy: boolean | string, proto: string, hstsSubdomains = false) => {
    const { url } = await startIntake({ trustProxy, hstsSubdomains });
    return (await fetch(url, { headers: { 'x-forwarded-proto': proto } })).headers.get('strict-transport-security');
  };
  expect(await hsts('loopback', 'https')).toBe('max-age=31536000');
  expect(await hsts('loopback', 'https', true)).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts('loopback', 'http')).toBeNull();
  expect(await hsts(false, 'https')).toBeNull();
});

test("a school's own backend may be called", async () => {
  const { url } = await startIntake({ backendOrigin: 'https://backend.example' });
  const { headers } = await fetch(url);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://backend.example;");
});

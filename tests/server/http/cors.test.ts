import { expect, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const site = 'https://school.example';
const application = () => encode(newId(), staffExamples['single man']);

test('pages of an allowed origin may send and read, pages of other origins may not', async () => {
  const { post, url } = await startIntake({ allowedOrigins: [site] });
  const allowed = await post(application(), { origin: site, 'sec-fetch-site': 'cross-site' });
  expect(allowed.status).toBe(201);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
  expect(allowed.headers.get('access-control-expose-headers')).toBe('Retry-After');
  expect(allowed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(allowed.headers.get('vary')).toBe('Origin');
  const other = await post(application(), { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(other.status).toBe(403);
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  const page = await fetch(url, { headers: { origin: site } });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

test('a refusal can be read from an allowed origin, too', async () => {
  const { post } = await startIntake({ allowedOrigins: [site], freeBytes: Number.MAX_SAFE_INTEGER });
  const { status, headers } = await post(application(), { origin: site });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([507, site]);
});

test('the preflight of an allowed origin is answered', async () => {
  const { url } = await startIntake({ allowedOrigins: [site] });
  const preflight = (origin: string) =>
    fetch(`${url}/api/staff`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
  const allowed = await preflight(site);
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
  expect(allowed.headers.get('access-control-allow-methods')).toContain('POST');
  expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect(allowed.headers.get('access-control-max-age')).toBe('7200');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

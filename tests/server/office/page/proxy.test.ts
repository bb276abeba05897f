import { expect, test } from 'vitest';
import { officeSettings } from '#server/office/page/settings.ts';
import { callAs } from '#tests/server/office/page/callAs.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';

const env = {
  OFFICE_USER_HEADER: 'X-Auth-Request-Email',
  OFFICE_ORIGIN: 'https://office.school.example',
  OFFICE_MAY_DELETE: 'head@school.example',
  TRUST_PROXY: 'loopback',
};
const proxyHeaders = (email: string) => ({
  origin: env.OFFICE_ORIGIN,
  host: 'office.school.example',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
  'x-auth-request-email': email,
});

const startBehindProxy = async (more: NodeJS.ProcessEnv = {}) => {
  const { url } = await startOfficePage({ env: { ...env, ...more } });
  return { call: (path: string, headers: Record<string, string>) => callAs(url + path, headers) };
};

test('a user whom a trusted proxy names is signed in, and may delete only with OFFICE_MAY_DELETE', async () => {
  const { call } = await startBehindProxy();
  const read = await call('/', proxyHeaders('rana@school.example'));
  expect([read.statusCode, read.body.includes('rana@school.example')]).toEqual([200, true]);
  expect(read.headers['strict-transport-security']).toBe('max-age=31536000');
  // A sign-in link from before there was a proxy offers no button that could only be refused.
  const old = await call('/sign-in?link=an-old-one', proxyHeaders('rana@school.example'));
  expect([old.statusCode, old.headers.location]).toEqual([303, '/']);
  const path = `/applications/staff/${'a'.repeat(64)}/delete`;
  expect((await call(path, proxyHeaders('rana@school.example'))).statusCode).toBe(403);
  expect((await call(path, proxyHeaders('head@school.example'))).statusCode).toBe(404);
});

test('a name beyond ASCII is read as proxies send it, in UTF-8, or in Latin-1', async () => {
  const { call } = await startBehindProxy({ OFFICE_MAY_DELETE: 'رنا,Hélène' });
  const path = `/applications/staff/${'a'.repeat(64)}/delete`;
  const sentAs = (name: string) => Buffer.from(name).toString('latin1');
  for (const [sent, name] of [
    [sentAs('رنا'), 'رنا'],
    [sentAs('Hélène'), 'Hélène'],
    ['Hélène', 'Hélène'],
  ] as const) {
    expect((await call('/', proxyHeaders(sent))).body).toContain(name);
    expect((await call(path, proxyHeaders(sent))).statusCode, name).toBe(404);
  }
});

test('the header counts only from a trusted proxy', async () => {
  const { call } = await startBehindProxy();
  const { 'x-forwarded-for': _, ...direct } = proxyHeaders('head@school.example');
  expect((await call('/', direct)).headers.location).toBe('/sign-in');
  // Of a user whom it does not know, a proxy sends an empty name.
  for (const nobody of ['', ' ']) expect((await call('/', proxyHeaders(nobody))).headers.location).toBe('/sign-in');
  const elsewhere = await startBehindProxy({ TRUST_PROXY: '10.0.0.1' });
  expect((await elsewhere.call('/', proxyHeaders('head@school.example'))).headers.location).toBe('/sign-in');
});

test('a user whom the proxy names does not get the session of another user', async () => {
  const { call } = await startBehindProxy();
  const first = await call('/', proxyHeaders('head@school.example'));
  const cookie = String(first.headers['set-cookie']).split(';')[0]!;
  const next = await call('/', { ...proxyHeaders('rana@school.example'), cookie });
  expect(next.body).not.toContain('head@school.example');
  expect(String(next.headers['set-cookie'])).not.toContain(cookie);
});

test('its cookies are for this host alone, and only over HTTPS', async () => {
  const { call } = await startBehindProxy();
  const headers = proxyHeaders('head@school.example');
  const cookie = String((await call('/', headers)).headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  const language = String((await call('/?language=ar', headers)).headers['set-cookie']);
  expect(language).toMatch(/^__Host-office-language=ar; .*; Secure; Max-Age=\d+$/);
  // Another site of the domain may set a cookie without the prefix.
  const tossed = cookie.split(';')[0]!.replace('__Host-', '');
  expect((await call('/', { ...headers, cookie: tossed })).headers['set-cookie']).toBeDefined();
});

test('another host name is refused', async () => {
  const { call } = await startBehindProxy();
  expect((await call('/', { ...proxyHeaders('head@school.example'), host: 'evil.example' })).statusCode).toBe(421);
});

test.each([
  [{ ...env, TRUST_PROXY: '' }, 'OFFICE_USER_HEADER needs TRUST_PROXY'],
  [{ ...env, TRUST_PROXY: 'yes' }, 'OFFICE_USER_HEADER needs TRUST_PROXY'],
  [{ ...env, OFFICE_ORIGIN: 'http://office.school.example' }, 'OFFICE_USER_HEADER needs OFFICE_ORIGIN'],
  [{ ...env, OFFICE_SIGN_OUT: '//evil.example' }, 'OFFICE_SIGN_OUT is a path'],
  [{ OFFICE_PORT: 'x' }, 'OFFICE_PORT must be a number'],
])('%j is refused with a sentence', (given, sentence) => {
  expect(() => officeSettings(given)).toThrow(sentence);
});

test.each(['https://office.school.example/', 'https://Office.School.example', 'https://office.school.example:443'])(
  'OFFICE_ORIGIN may be written %s',
  (origin) => {
    expect(officeSettings({ ...env, OFFICE_ORIGIN: origin })).toEqual(officeSettings(env));
  },
);

test('OFFICE_MARKS replaces the usual marks', () => {
  expect(officeSettings({}).marks).toEqual(['new', 'read', 'incomplete', 'invited', 'accepted', 'declined']);
  expect(officeSettings({ OFFICE_MARKS: 'called, waiting list' }).marks).toEqual([
    'new',
    'read',
    'called',
    'waiting list',
  ]);
});

import { expect, test } from 'vitest';
import { backendOriginOf, environment } from '#server/environment.ts';
import { mailDefaults } from '#server/settings.ts';

test('an empty environment gives the defaults', () => {
  // An empty line of a compose file is an empty variable.
  const empty = new Proxy<Record<string, string>>({}, { get: () => '' });
  for (const env of [{}, empty])
    expect(environment(env)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      handoverBytes: 2 * 1024 ** 3,
      dataDir: 'data',
      databaseConnections: 10,
      siteDir: 'dist/client',
      trustProxy: false,
      allowedOrigins: [],
      allowedHosts: [],
      hstsSubdomains: false,
    });
});

test('settings are read from the environment', () => {
  expect(
    environment({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/x',
      TRUST_PROXY: 'loopback',
      ALLOWED_ORIGINS: 'https://a.example/, http://b.example:8080',
      ALLOWED_HOSTS: 'School.example www.school.example:8080',
    }),
  ).toMatchObject({
    host: '::',
    port: 0,
    dataDir: '/srv/x',
    trustProxy: 'loopback',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    allowedHosts: ['school.example', 'www.school.example:8080'],
  });
  expect(environment({ DATABASE_CONNECTIONS: '30' }).databaseConnections).toBe(30);
  for (const DATABASE_URL of ['postgres://a@b/c', 'postgresql://a@b/c'])
    expect(environment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(environment({ HSTS_SUBDOMAINS: 'yes' }).hstsSubdomains).toBe(true);
  expect(environment({ PORT: '65535' }).port).toBe(65_535);
  const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'School <a@b.example>', MAIL_TO: 'office@b.example' };
  const expected = { server: mail.SMTP_URL, from: mail.MAIL_FROM, office: mail.MAIL_TO, ...mailDefaults };
  expect(environment(mail).mail).toEqual(expected);
  expect(environment({ ...mail, SITE_ORIGIN: 'https://school.example/ar' }).mail).toEqual({
    ...expected,
    site: 'https://school.example',
  });
  expect(environment({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(environment({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
  for (const TRUST_PROXY of ['10.0.0.7', 'loopback, 172.16.0.0/12', '10.0.0.0/255.0.0.0', '::1,fc00::/7'])
    expect(environment({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
  for (const DATABASE_URL of [
    'postgres://school_intake:a%23b@db.example:5432/school?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://db.example:5432/school?application_name=school@web1',
    'postgres://db.example:5432?user=intake&password=p@ss',
  ])
    expect(environment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ HSTS_SUBDOMAINS: 'perhaps' }, "HSTS_SUBDOMAINS must be 'yes' or 'no'"],
  [{ PORT: '65536' }, 'PORT must be a number'],
  [{ TRUST_PROXY: '1' }, "TRUST_PROXY names the proxies' addresses"],
  [{ TRUST_PROXY: 'lopback' }, "TRUST_PROXY must be like 'loopback' or '10.0.0.0/8', not 'lopback'."],
  [{ TRUST_PROXY: 'loopback,proxy' }, 'TRUST_PROXY must be like'],
  [{ DATABASE_URL: 'postgres://a:b#c@d/e' }, 'of a password are written as %23'],
  [{ DATABASE_URL: 'postgres://a:b@c/d@e/f' }, 'of a password are written as %23'],
  [{ DATABASE_URL: 'postgres://a:b/c@d/e' }, 'of a password are written as %23'],
  [{ DATABASE_URL: 'postgres://a:b?c@d/e' }, 'of a password are written as %23'],
  [{ ALLOWED_ORIGINS: 'backend' }, 'ALLOWED_ORIGINS must be like'],
  [{ ALLOWED_ORIGINS: 'shttp://a.example' }, 'ALLOWED_ORIGINS must be like'],
  [{ ALLOWED_ORIGINS: 'httpx://a.example' }, 'ALLOWED_ORIGINS must be like'],
  [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS must be like'],
  [{ DATABASE_URL: 'mysql://a@b/c' }, 'DATABASE_URL must be like'],
  [{ DATABASE_URL: 'see postgres://a@b/c' }, 'DATABASE_URL must be like'],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a number from 2'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be like'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL needs MAIL_FROM and MAIL_TO'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => environment(env)).toThrow(sentence);
});

test('only the origin of VITE_BACKEND_URL counts', () => {
  expect(backendOriginOf('https://b.example/base/')).toBe('https://b.example');
  expect(backendOriginOf('')).toBeUndefined();
  expect(() => backendOriginOf('backend')).toThrow('VITE_BACKEND_URL must be like');
});

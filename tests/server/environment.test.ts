import { expect, test } from 'vitest';
import { environment } from '#server/environment.ts';

test('an empty environment is a school that tries the project out', () => {
  for (const env of [{}, { PORT: '', HOST: '', DATA_DIR: '', TRUST_PROXY: '', VITE_BACKEND_URL: '' }])
    expect(environment(env)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      siteDir: 'dist/client',
      trustProxy: false,
      backendOrigin: undefined,
    });
});

test('what is set is obeyed', () => {
  expect(
    environment({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/x',
      TRUST_PROXY: 'loopback',
      VITE_BACKEND_URL: 'https://b.example/base/',
    }),
  ).toMatchObject({
    host: '::',
    port: 0,
    dataDir: '/srv/x',
    trustProxy: 'loopback',
    backendOrigin: 'https://b.example',
  });
  expect(environment({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(environment({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be a number'],
  [{ TRUST_PROXY: '1' }, "TRUST_PROXY names the proxies' addresses"],
  [{ VITE_BACKEND_URL: 'backend' }, 'VITE_BACKEND_URL must be like'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => environment(env)).toThrow(sentence);
});

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#forms/reference.ts';
import { freePort } from '#tests/freePort.ts';
import { callAs } from '#tests/server/office/page/callAs.ts';
import { startOfficePage } from '#tests/server/office/page/startOfficePage.ts';
import { startNginx } from '#tests/server/proxies/proxies.ts';

/** Stands in for oauth2-proxy: it answers with the user of its cookie in X-Auth-Request-Email, or with 401; its page leads back to where the user was. */
const startSignIn = async () => {
  const server = createServer(({ headers, url }, response) => {
    const email = /__Host-oauth2=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    if (url !== '/oauth2/auth')
      response.writeHead(200).end(`${url} leads to ${String(headers['x-auth-request-redirect'])}`);
    else response.writeHead(email ? 202 : 401, email ? { 'x-auth-request-email': email } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
};

/** The configuration of the documentation, with other ports and without TLS. */
const readConfig = async (replacements: Record<string, string>) => {
  const text = await readFile('docs/operations.md', 'utf8');
  const block = [...text.matchAll(/```nginx\n([\s\S]*?)```/g)].find(([, each]) => each!.includes('auth_request'))![1]!;
  return Object.entries(replacements)
    .reduce((config, [from, to]) => config.replaceAll(from, to), block)
    .replace(' ssl;', ';')
    .replaceAll(/^.*ssl_certificate.*$/gm, '');
};

const env = {
  OFFICE_USER_HEADER: 'X-Auth-Request-Email',
  OFFICE_ORIGIN: 'https://office.school.example',
  TRUST_PROXY: 'loopback',
};
const host = 'office.school.example';

test('behind the documented nginx only users whom the sign-in names get in, whatever headers a client sends', async () => {
  const { url } = await startOfficePage({ env });
  const port = await freePort();
  const config = await readConfig({
    '127.0.0.1:4180': `127.0.0.1:${await startSignIn()}`,
    '127.0.0.1:3050': new URL(url).host,
    'listen 443': `listen 127.0.0.1:${port}`,
  });
  const { stop } = await startNginx(port, config);
  onTestFinished(stop);
  const call = (headers: Record<string, string>, query = '', method = 'GET') =>
    callAs(`http://127.0.0.1:${port}/${query}`, { host, ...headers }, method);

  const rana = await call({ cookie: '__Host-oauth2=rana@school.example' });
  expect([rana.statusCode, rana.body.includes('<bdi>rana@school.example</bdi>')]).toEqual([200, true]);
  const ticks = Array.from({ length: 400 }, (_, at) => referenceOf(String(at)).replace('-', '')).join('.');
  const turned = await call({ cookie: '__Host-oauth2=rana@school.example' }, `?list=&page=2&picked=${ticks}`);
  expect([turned.statusCode, turned.headers.location?.length ?? 0]).toEqual([303, `/?page=2&picked=${ticks}`.length]);
  const forgedHeaders = { 'x-auth-request-email': 'head@school.example', 'x-forwarded-for': '127.0.0.1' };
  expect(await call(forgedHeaders, 'log?page=2')).toMatchObject({
    statusCode: 200,
    body: '/oauth2/sign_in leads to /log?page=2',
  });
  const sent = await call(forgedHeaders, 'many/marking', 'POST');
  expect([sent.statusCode, sent.body]).toEqual([200, '/oauth2/sign_in leads to /']);
  const both = await call({ ...forgedHeaders, cookie: '__Host-oauth2=rana@school.example' });
  expect([both.body.includes('rana@school.example'), both.body.includes('head@school.example')]).toEqual([true, false]);
});

import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { freePort } from '#tests/freePort.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { startCaddy, startNginx } from '#tests/server/proxies/proxies.ts';
import { filePart, MULTIPART, multipartBody, textPart } from '#tests/server/receiving/multipartBody.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const site = smallSite();

/** What docs/operations.md forwards with. */
const documented = async (name: string) => {
  const text = await readFile('docs/operations.md', 'utf8');
  const block =
    name === 'nginx' ? /^ {4}location \/ \{[^}]*:3000[^}]*\}/m : /^\treverse_proxy [\d.]+:3000 \{[^]*?\n\t\}/m;
  return block.exec(text)![0];
};

/** Starts the documented proxy with the intake behind it. */
const startWithProxy = async (name: string) => {
  const { url, stored } = await startIntake({ siteDir: site(), trustProxy: 'loopback' });
  const port = await freePort();
  const forwarding = (await documented(name)).replace('127.0.0.1:3000', new URL(url).host);
  const { stop } = await (name === 'nginx'
    ? startNginx(port, `server { listen 127.0.0.1:${port}; client_max_body_size 90m; ${forwarding} }`)
    : startCaddy(port, `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n${forwarding}\n}`));
  onTestFinished(stop);
  return { url, proxy: `http://127.0.0.1:${port}`, stored };
};

const names = ['cache-control', 'content-security-policy', 'content-type', 'vary', 'content-encoding'];
const answerOf = async (url: string) => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  return [answer.status, ...names.map((name) => answer.headers.get(name)), await answer.text()];
};

test.each(['nginx', 'Caddy'])(
  'the documented %s forwards the pages of the service unchanged, and applications',
  async (name) => {
    const { url, proxy, stored } = await startWithProxy(name);
    for (const path of ['/', '/join-us/as-staff', '/assets/app-Bx12_9aZ.js', '/404.html', '/nowhere'])
      expect([path, ...(await answerOf(proxy + path))]).toEqual([path, ...(await answerOf(url + path))]);
    const id = newId();
    const sent = await fetch(`${proxy}/api/staff`, { method: 'POST', body: encode(id, staffExamples['single man']) });
    expect(sent.status).toBe(201);
    expect((await fetch(`${proxy}/api/staff/${id}`)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  },
);

test.each(['nginx', 'Caddy'])(
  'behind the documented %s a form whose upload is refused while it goes on reads why',
  async (name) => {
    const { proxy } = await startWithProxy(name);
    const file = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(9 * 1024 * 1024)]);
    const body = multipartBody([textPart('submissionId', 'none'), filePart('personalInfo[passport]', 'a.pdf', file)]);
    const refusals = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const sent = await fetch(`${proxy}/api/staff`, { method: 'POST', headers: { 'content-type': MULTIPART }, body });
      refusals.add(`${sent.status} ${sent.headers.get('content-type')}`);
    }
    expect([...refusals]).toEqual(['422 application/problem+json; charset=utf-8']);
  },
);

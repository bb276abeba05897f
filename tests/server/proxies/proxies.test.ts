import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#forms/id.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { proxyFiles } from '#server/http/proxyFiles.ts';
import { siteHeaders } from '#server/http/writeProxyFiles.ts';
import { freePort } from '#tests/freePort.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { startCaddy, startNginx } from '#tests/server/proxies/proxies.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const site = smallSite();

/** Starts a proxy that serves a site, with the intake behind it. The intake serves the same site. */
const startWithProxy = async (name: string) => {
  const siteDir = site();
  await chmod(siteDir, 0o755);
  await writeFile(join(siteDir, 'site.webmanifest'), '{}');
  const { url: intake } = await startIntake({ siteDir, trustProxy: 'loopback' });
  const files = proxyFiles(await siteHeaders({ backendOrigin: undefined, hstsSubdomains: false }));
  const port = await freePort();
  const { stop } = await (name === 'nginx'
    ? startNginx(
        port,
        `server {
          listen 127.0.0.1:${port};
          root ${siteDir};
          ${files['nginx.conf']}
          location ~ ^/(?:api|backend)/|^/healthz$ { proxy_pass ${intake}; proxy_set_header X-Forwarded-Proto https; }
        }`,
      )
    : startCaddy(
        port,
        `{
	admin off
	auto_https off
}
${files.Caddyfile}
http://127.0.0.1:${port} {
	root * ${siteDir}
	@calls path /api/* /backend/* /healthz
	handle @calls {
		reverse_proxy ${intake.replace('http://', '')} {
			header_up X-Forwarded-Proto https
		}
	}
	import pages
}`,
      ));
  onTestFinished(stop);
  return { intake, proxy: `http://127.0.0.1:${port}` };
};

/** Headers that differ between servers or transfers. */
const ignored = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'etag',
  'last-modified',
  'server',
  'accept-ranges',
  'vary',
  'transfer-encoding',
  'content-encoding',
  'alt-svc',
]);

const answerOf = async (url: string) => {
  const answer = await fetch(url, { headers: { 'x-forwarded-proto': 'https', 'accept-encoding': 'gzip' } });
  const headers = [...answer.headers].filter(([name]) => !ignored.has(name));
  return {
    status: answer.status,
    text: await answer.text(),
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, value.replace(/^application\/javascript/, 'text/javascript')]),
    ),
  };
};

test.each(['nginx', 'Caddy'])(
  '%s serves the built site with the same answers as the service, and forwards the API',
  async (name) => {
    const { intake, proxy } = await startWithProxy(name);
    for (const path of [
      '/',
      '/index.html',
      '/join-us/as-staff',
      '/join-us/as-staff/',
      '/assets/app-Bx12_9aZ.js',
      '/assets/app-C0ffee.css',
      '/assets/videos/choir.mp4',
      '/favicon.svg',
      '/site.webmanifest',
      '/.well-known/security.txt',
      '/nowhere',
      '/assets/gone-Bx12_9aZ.js',
      '/index.html.br',
      '/.vite/manifest.json',
    ])
      expect([path, await answerOf(proxy + path)]).toEqual([path, await answerOf(intake + path)]);
    const compressed = await fetch(`${proxy}/assets/app-Bx12_9aZ.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    const id = newId();
    const sent = await fetch(`${proxy}/api/staff`, { method: 'POST', body: encode(id, staffExamples['single man']) });
    expect(sent.status).toBe(201);
    expect((await answerOf(`${proxy}/api/staff/${id}`)).status).toBe(200);
    expect(sent.headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1);
  },
);

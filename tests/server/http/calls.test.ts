import { expect, onTestFinished, test, vi } from 'vitest';
import { HANDOVER_PATH } from '#forms/handover.ts';
import { staffExamples } from '#forms/staff/examples.ts';
import { encode } from '#forms/wire.ts';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { smallSite } from '#tests/server/http/smallSite.ts';
import { securityHeadersOf } from '#tests/server/securityHeadersOf.ts';
import { startIntake } from '#tests/server/startIntake.ts';

const siteDir = smallSite();
const site = 'https://school.example';
const SAME = 'same-origin';

/** Of the connection, of the length, and of the time at which a file was written. */
const others = /^(?:connection|keep-alive|transfer-encoding|content-length|date|etag|last-modified)$/;

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const { personalInfo } = staffExamples['single man'];
const wrong = { ...staffExamples['single man'], personalInfo: { ...personalInfo, email: 'nobody', firstName: ' ' } };
const [good, other] = [staffExamples['single man'], staffExamples['experienced teacher']];

const post = (number: number, answers: unknown = good, language: 'en' | 'ar' = 'en', asked = 0): RequestInit => ({
  method: 'POST',
  body: encode(idOf(number), answers, { language, asked }),
});
const from = (init: RequestInit, headers: Record<string, string>): RequestInit => ({ ...init, headers });
const draft = from({ method: 'PUT', body: 'encrypted' }, { 'content-type': 'application/octet-stream' });
const handover = `${HANDOVER_PATH}/${'a'.repeat(22)}`;

/** In this order: a later one finds what an earlier one has left. */
const calls: [path: string, init?: RequestInit][] = [
  ['/'],
  ['/', { method: 'HEAD' }],
  ['/', { method: 'OPTIONS' }],
  ['/', from({}, { origin: site })],
  ['/assets/app-Bx12_9aZ.js'],
  ['/assets/videos/choir.mp4'],
  ['/nowhere'],
  ['/nowhere', { method: 'DELETE' }],
  ['/ar/nowhere'],
  ['/healthz'],
  ['/healthz', { method: 'POST' }],
  ['/api/staff'],
  ['/api/staff/', { method: 'OPTIONS' }],
  ['/api/staff/x'],
  ['/api/staff/x', { method: 'DELETE' }],
  ['/api/staff/x/y'],
  [`/api/staff/${idOf(1)}`],
  [`/api/staff/${idOf(1)}`, { method: 'HEAD' }],
  ['/api/staff', post(1)],
  ['/api/staff', post(1, good, 'ar', 2)],
  ['/api/staff', post(1, good, 'ar', 2)],
  ['/api/staff', post(1, other, 'en', 2)],
  [`/api/staff/${idOf(1)}`],
  [`/backend/api/admission/${idOf(1)}`],
  ['/api/staff', post(2, wrong)],
  ['/api/staff', post(2, wrong, 'ar')],
  ['/api/staff', { method: 'POST', body: '{}' }],
  ['/api/staff', from(post(3), { origin: 'https://evil.example' })],
  ['/api/staff', from(post(3), { 'sec-fetch-site': 'cross-site' })],
  ['/api/staff', from(post(3), { origin: site, 'sec-fetch-site': 'cross-site' })],
  ['/api/staff', from({ method: 'OPTIONS' }, { origin: site, 'access-control-request-method': 'POST' })],
  ['/api/staff', from({ method: 'OPTIONS' }, { origin: site })],
  [
    '/api/staff',
    from({ method: 'OPTIONS' }, { origin: 'https://evil.example', 'access-control-request-method': 'POST' }),
  ],
  [`/api/staff/${idOf(3)}`, from({}, { origin: site })],
  [`/api/staff/${idOf(3)}`, from({}, { origin: 'https://evil.example' })],
  [handover],
  [handover, draft],
  [handover, { method: 'HEAD' }],
  [handover],
  [handover, from({}, { origin: site })],
  [handover, { method: 'DELETE' }],
  [handover],
  [handover, { method: 'POST' }],
  [handover, { method: 'OPTIONS' }],
  [handover, { method: 'PUT', body: 'text' }],
  [`${HANDOVER_PATH}/x`, draft],
  [HANDOVER_PATH],
];

/** Without the headers of every response, which securityHeaders.test.ts has. */
test('each kind of call is answered as it was accepted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-09T05:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const settings = { siteDir: siteDir(), allowedOrigins: ['https://another.example', site] };
  const { url } = await startIntake(settings);
  const full = await startIntake({ ...settings, freeBytes: Number.MAX_SAFE_INTEGER });
  const texts: string[] = [];
  const call = async (at: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(at + path, init);
    const usual = securityHeadersOf(answer.headers);
    const headers = [...answer.headers].filter(
      ([name, value]) =>
        !others.test(name) && (!(name in usual) || /^(?:access|cross-origin-resource)-/.test(name)) && value !== SAME,
    );
    const sent = Object.entries((init.headers ?? {}) as Record<string, string>).map((header) => header.join(': '));
    texts.push(
      [`# ${init.method ?? 'GET'} ${path}`, ...sent].join(' | '),
      [answer.status, ...headers.map((header) => header.join(': '))].join(' | '),
      (await answer.text()).replace(/x{9,}/, 'x…').replace(/("takenAt":")[^"]+/, '$1…'),
    );
  };
  for (const [path, init] of calls) await call(url, path, init);
  texts.push('# Without free space');
  await call(full.url, '/healthz');
  await call(full.url, '/api/staff', from(post(4, good, 'ar'), { origin: site }));
  await call(full.url, handover, draft);
  await expect(`${texts.filter(Boolean).join('\n')}\n`, HOW_TO_ACCEPT).toMatchFileSnapshot('calls.txt');
});

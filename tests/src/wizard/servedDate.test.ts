import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { staff } from '#forms/staff/staff.ts';

const ours = { 'content-security-policy': "default-src 'none'" };

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/join-us/as-staff' } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['an error page', new Date(2026, 10, 1), 502, false, ours],
  ['the sign-in page to which a network redirects', new Date(2026, 10, 1), 200, true, ours],
  ['a router without a clock', new Date(1970, 0, 1), 200, false, ours],
  ['the sign-in page of a network in place of ours', new Date(), 200, false, {}],
])('%s gives no date', async (_, date, status, redirected, policy) => {
  const headers = new Headers({ date: date.toUTCString(), ...policy });
  vi.stubGlobal('fetch', async () => ({ status, redirected, headers }));
  vi.resetModules();
  const { isDateAgreed, servedDate } = await import('#src/wizard/servedDate.ts');
  await expect(servedDate()).rejects.toThrow();
  expect(isDateAgreed()).toBe(false);
});

test('a server that does not answer with its date is given up after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stalled = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
  vi.stubGlobal('fetch', stalled);
  const { inThisBrowser } = await import('#src/wizard/inThisBrowser.ts');
  const { staffMachine } = await import('#machines/staff.ts');
  const { checkClock } = inThisBrowser(staff, staffMachine).implementations.actors as { checkClock: AnyActorLogic };
  const actor = createActor(checkClock);
  actor.subscribe({ error: () => undefined });
  actor.start();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(actor.getSnapshot().status).toBe('active');
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().status).toBe('error');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { staff } from '#forms/staff/staff.ts';
import { lockManager } from '#tests/src/wizard/lockManager.ts';

/** A tab of the browser, which asks for the lock of a form's draft. */
const openTab = async () => {
  vi.resetModules();
  const { takeLock, releaseLock, lockStolen } = await import('#src/wizard/draft/locks.ts');
  const ends = new AbortController();
  return {
    take: (options = {}) => takeLock(staff, { signal: ends.signal, ...options }),
    release: () => releaseLock(staff),
    stolen: () => lockStolen(staff),
    close: () => ends.abort(),
  };
};

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: lockManager() });
});

test('one tab has the draft; another one gives up after a while, waits for it, or takes it over', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  expect(await first.take()).toBe(true);
  expect(await first.take()).toBe(true);
  expect(await second.take({ timeout: 5 })).toBe(false);
  const waits = second.take();
  first.release();
  expect(await waits).toBe(true);
  const stolen = second.stolen();
  expect(await third.take({ steal: true })).toBe(true);
  await stolen;
  expect(await second.take({ timeout: 5 })).toBe(false);
});

test('a tab that is closed while it waits never has the draft', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  await first.take();
  const settled = vi.fn();
  void second.take().then(settled, settled);
  const waits = third.take();
  second.close();
  first.release();
  expect(await waits).toBe(true);
  expect(settled).not.toHaveBeenCalled();
});

test('a tab that is closed before it has taken the draft over leaves it to the others', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()];
  await first.take();
  second.close();
  void second.take({ steal: true });
  expect(await third.take({ timeout: 5 })).toBe(true);
});

test('a browser without locks lets each tab have it: the stored generation decides', async () => {
  vi.stubGlobal('navigator', {});
  const tabs = [await openTab(), await openTab()];
  expect(await Promise.all(tabs.map(({ take }) => take()))).toEqual([true, true]);
});

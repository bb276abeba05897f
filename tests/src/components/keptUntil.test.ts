// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptUntil, surelyKeptUntil } from '#src/components/keptUntil.ts';

test('what is stored is kept to the end of the thirtieth day; in Safari for seven days after each visit', () => {
  vi.stubEnv('TZ', 'Asia/Beirut');
  onTestFinished(() => void vi.unstubAllEnvs());
  const storedAt = new Date(2026, 10, 22, 9);
  const endOf = (month: number, day: number) => new Date(2026, month, day, 23, 59, 59, 999);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 9) });
  onTestFinished(() => void vi.useRealTimers());
  expect([keptUntil(storedAt), surelyKeptUntil(storedAt)]).toEqual([endOf(11, 22), endOf(11, 22)]);
  vi.stubGlobal('GestureEvent', Event);
  expect([keptUntil(storedAt), surelyKeptUntil(storedAt)]).toEqual([endOf(11, 22), endOf(11, 2)]);
  vi.setSystemTime(new Date(2026, 11, 20, 9));
  expect(surelyKeptUntil(storedAt)).toEqual(endOf(11, 22));
});

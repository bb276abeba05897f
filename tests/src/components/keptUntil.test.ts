// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keptUntil, surelyKeptUntil } from '#src/components/keptUntil.ts';

const storedAt = new Date(2026, 10, 22, 9);

test('what is stored is kept to the end of the thirtieth day; Safari may erase it after the seventh', () => {
  expect([keptUntil(storedAt), surelyKeptUntil(storedAt)]).toEqual(
    Array.from({ length: 2 }, () => new Date(2026, 11, 22, 23, 59, 59, 999)),
  );
  vi.stubGlobal('GestureEvent', Event);
  expect(surelyKeptUntil(storedAt)).toEqual(new Date(2026, 10, 29, 23, 59, 59, 999));
  expect(keptUntil(storedAt)).toEqual(new Date(2026, 11, 22, 23, 59, 59, 999));
});

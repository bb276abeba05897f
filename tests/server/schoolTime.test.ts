import { expect, onTestFinished, test, vi } from 'vitest';
import { timeAgo } from '#server/schoolTime.ts';

test.each([
  ['2026-08-31', 18, 'm', '2025-02-28'],
  ['2026-08-30', 18, 'm', '2025-02-28'],
  ['2026-08-28', 18, 'm', '2025-02-28'],
  ['2026-08-27', 18, 'm', '2025-02-27'],
  ['2026-09-01', 18, 'm', '2025-03-01'],
  ['2024-08-31', 6, 'm', '2024-02-29'],
  ['2026-07-31', 1, 'm', '2026-06-30'],
  ['2026-01-31', 2, 'm', '2025-11-30'],
  ['2026-01-15', 1, 'm', '2025-12-15'],
  ['2028-02-29', 1, 'y', '2027-02-28'],
  ['2028-02-29', 4, 'y', '2024-02-29'],
  ['2026-11-25', 2, 'y', '2024-11-25'],
  ['2026-11-25', 2, 'm', '2026-09-25'],
  ['2026-03-01', 2, 'd', '2026-02-27'],
] as const)('on %s, %i%s ago was %s', (day, count, unit, expected) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  expect(timeAgo(count, unit)).toBe(expected);
});

import { schoolZone, today } from '#forms/today.ts';

/** The city of the school's clock, shown beside its times. */
export const schoolClock = schoolZone.replace(/^.*\//, '');

// In Swedish a time is written as 2026-11-22 11:14.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: schoolZone, dateStyle: 'short', timeStyle: 'short' });

/** The minute the school's clock showed at a time, as in '2026-11-22 11:14'. */
export const schoolMinute = (iso: string): string => clock.format(Date.parse(iso));

/** The day it was in the school at a time, as in '2026-11-22'. */
export const schoolDay = (iso: string): string => schoolMinute(iso).slice(0, 10);

/** The day so many days, months or years before today, in the school. */
export const daysAgo = (count: number, unit: 'd' | 'm' | 'y'): string => {
  const day = new Date(today());
  if (unit === 'd') day.setUTCDate(day.getUTCDate() - count);
  if (unit === 'm') day.setUTCMonth(day.getUTCMonth() - count);
  if (unit === 'y') day.setUTCFullYear(day.getUTCFullYear() - count);
  return day.toISOString().slice(0, 10);
};

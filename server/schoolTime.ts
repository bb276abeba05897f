import { dayOf, inBeirut, isCalendarDate, schoolZone, today } from '#forms/today.ts';

/** The city of the school's time zone, which is shown beside its times. */
export const schoolClock = schoolZone.replace(/^.*\//, '');

/** Whether a text is a day: '2026-11-22'. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDate(text);

/** A time in the school's time zone: '2026-11-22 11:14'. */
export const schoolMinute = (iso: string): string => {
  const { day, time } = inBeirut(new Date(iso));
  return `${day} ${time}`;
};

/** The day of a time in the school's time zone: '2026-11-22'. */
export const schoolDay = (iso: string): string => dayOf(new Date(iso));

const HOUR = 3_600_000;

/** When a day begins in the school's time zone, or one that is some days later: ISO 8601, UTC. */
export const startOfDay = (day: string, daysLater = 0): string => {
  const midnight = Date.parse(day) + daysLater * 24 * HOUR;
  const wanted = new Date(midnight).toISOString().slice(0, 10);
  // The zone is two hours ahead of UTC, in summer three.
  const starts = [3, 2].map((ahead) => new Date(midnight - ahead * HOUR).toISOString());
  return starts.find((start) => schoolDay(start) === wanted) ?? starts[1]!;
};

/**
 * The day that is a number of days, months or years before today, in the school's time zone. Where that month is shorter, its last
 * day: 6 months before 31 August are 28 February.
 */
export const timeAgo = (count: number, unit: 'd' | 'm' | 'y'): string => {
  const day = new Date(today());
  const dayOfMonth = day.getUTCDate();
  if (unit === 'd') day.setUTCDate(dayOfMonth - count);
  else {
    day.setUTCMonth(day.getUTCMonth() - count * (unit === 'y' ? 12 : 1));
    // Day 0 is the last one of the month before.
    if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0);
  }
  return day.toISOString().slice(0, 10);
};

import { language } from '#languages/current.ts';
import { schoolDay, schoolMinute } from '#server/schoolTime.ts';

/** A day in the order of the language: '2026-11-22'; in Arabic and French '22/11/2026'. */
export const inOrder = (day: string): string => (language() === 'en' ? day : day.split('-').toReversed().join('/'));

/** The day of a time in the school's time zone: '2026-11-22'; in Arabic and French '22/11/2026'. */
export const dayInWords = (iso: string): string => inOrder(schoolDay(iso));

/** A time in the school's time zone: '2026-11-22 11:14'; in Arabic and French '22/11/2026 11:14'. */
export const minuteInWords = (iso: string): string => {
  const [day = '', time = ''] = schoolMinute(iso).split(' ');
  return `${inOrder(day)} ${time}`;
};

import { dayInWords } from '#forms/inWords.ts';
import { now } from '#forms/today.ts';
import { t } from '#languages/message.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

const clockTime = (time: Date, seconds: boolean): string =>
  [time.getHours(), time.getMinutes(), ...(seconds ? [time.getSeconds()] : [])].map(twoDigits).join(':');

/** A day by this device's calendar, as in '4 March 2026'. */
export const dayHere = (time: Date): string =>
  dayInWords([time.getFullYear(), time.getMonth() + 1, time.getDate()].join('-'));

/** A moment by this device's clock in a sentence: 'at 14:05', or 'on 4 March 2026 at 14:05' where that is not today. */
export const whenInWords = (time: Date, seconds = false): string => {
  const clock = clockTime(time, seconds);
  const day = dayHere(time);
  // A stored time is by the corrected clock, any other by the device's.
  const isToday = [new Date(), new Date(now())].some((present) => dayHere(present) === day);
  return isToday ? t('at {time}', { time: clock }) : t('on {day} at {time}', { day, time: clock });
};

import { dayInWords } from '#forms/inWords.ts';
import { schoolZone } from '#forms/today.ts';
import { t } from '#languages/message.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A time of day by this device's clock, as in '14:05', or '14:05:30' with seconds. */
export const clockTime = (time: Date, seconds = false): string =>
  [time.getHours(), time.getMinutes(), ...(seconds ? [time.getSeconds()] : [])].map(twoDigits).join(':');

/** A moment by Beirut's clock, as in '4 March 2026, 14:05'. Put together from its parts: engines order them differently. */
export const beirutTime = (time: Date): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: schoolZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return t('{day}, {time}', {
    day: dayInWords(`${part('year')}-${part('month')}-${part('day')}`),
    time: `${part('hour')}:${part('minute')}`,
  });
};

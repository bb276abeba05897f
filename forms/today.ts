/** A clock that differs from the server's by more is wrong, in milliseconds. */
const FAR_OFF = 31 * 24 * 60 * 60 * 1_000;

/** Whether the clock of a device is wrong by a date of the server; both in milliseconds since 1970. */
export const isFarOff = (served: number, device: number): boolean => Math.abs(served - device) > FAR_OFF;

/** The server's date when this page began, in milliseconds since 1970. */
let servedOrigin: number | undefined;

/**
 * Notes the date of the server, in milliseconds since 1970. Returns the day of the device, as YYYY-MM-DD, if its clock is far off;
 * undefined for a clock that is right.
 */
export const correctClock = (served: number): string | undefined => {
  const device = Date.now();
  servedOrigin = served - performance.now();
  ahead = served - device;
  return isFarOff(served, device) ? dayOf(new Date(device)) : undefined;
};

/** By how much the server's clock was ahead of the device's when this page began, in milliseconds. */
let ahead = 0;

/** A moment by the device's clock, or the server's present moment where that is far from it. */
const unlessFarOff = (device: number): number => {
  if (servedOrigin === undefined) return device;
  const served = servedOrigin + performance.now();
  return isFarOff(served, device) ? served : device;
};

/**
 * The present moment, in milliseconds since 1970: the device's, or the server's where the device's clock is far off. That clock may
 * be corrected, or jump, while a page is open; the time since a page began does not, but stands still while the device sleeps.
 */
export const now = (): number => unlessFarOff(Date.now());

/** The present moment by the server's clock, in milliseconds since 1970; by the device's until the server's is known. */
export const serverNow = (): number => {
  const device = Date.now() + ahead;
  // A clock that was wrong may have been put right. One that was right goes on while the device sleeps.
  return isFarOff(ahead, 0) ? unlessFarOff(device) : device;
};

/** Whether a calendar has a day, written as YYYY-MM-DD: February has 28 or 29. */
export const isCalendarDate = (text: string): boolean => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The current year in Beirut, which is at UTC+2 when a year begins, in whatever zone the device is. */
export const thisYear = (): number => new Date(now() + 2 * 3_600_000).getUTCFullYear();

/** The school's time zone. */
export const schoolZone = 'Asia/Beirut';

// Created at its first use and not at hydration: the first use of Intl takes a slow phone 50 to 100 ms.
let beirut: Intl.DateTimeFormat | undefined;

const clockOfBeirut = () =>
  (beirut ??= new Intl.DateTimeFormat('en', {
    timeZone: schoolZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/**
 * The day and the time of a moment in Beirut, as YYYY-MM-DD and HH:MM: the same for browser and intake in whatever zone they run.
 * They are built from their parts, since engines format the dates of a locale differently.
 */
export const inBeirut = (moment: Date): { day: string; time: string } => {
  const parts = clockOfBeirut().formatToParts(moment);
  const [year, month, date, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (part) => parts.find(({ type }) => type === part)!.value,
  );
  return { day: `${year}-${month}-${date}`, time: `${hour}:${minute}` };
};

/** The current day in Beirut, as YYYY-MM-DD. */
export const today = (): string => dayOf(new Date(now()));

/** The day of a moment in Beirut, as YYYY-MM-DD. */
export const dayOf = (moment: Date): string => inBeirut(moment).day;

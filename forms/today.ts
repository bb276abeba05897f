/** The current year in Beirut, which is at UTC+2 when a year begins, in whatever zone the device is. */
export const thisYear = (): number => new Date(Date.now() + 2 * 3_600_000).getUTCFullYear();

/** The school's time zone. */
export const schoolZone = 'Asia/Beirut';

// Created at its first use and not at hydration: the first use of Intl takes a slow phone 50 to 100 ms.
let beirut: Intl.DateTimeFormat | undefined;

const calendarOfBeirut = () =>
  (beirut ??= new Intl.DateTimeFormat('en', {
    timeZone: schoolZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }));

/**
 * The current day in Beirut, as YYYY-MM-DD: the same for browser and intake in whatever zone they run. It is built from its
 * parts, since engines format the dates of a locale differently.
 */
export const today = (): string => {
  const parts = calendarOfBeirut().formatToParts(new Date());
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)!.value).join('-');
};

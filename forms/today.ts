/** The year it is in Beirut: two hours ahead of Greenwich when a year begins, whatever the phone's own zone is. */
export const thisYear = (): number => new Date(Date.now() + 2 * 3_600_000).getUTCFullYear();

/** The zone in which the school's days begin and end. */
export const schoolZone = 'Asia/Beirut';

// Made at its first use, not while a page comes alive: a page's first Intl takes a slow phone 50 to 100 ms.
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
 * The day it is in Beirut, as YYYY-MM-DD: the phone and the intake agree on it wherever they stand. Put together from
 * its parts, since how a locale writes a date is another one in each engine.
 */
export const today = (): string => {
  const parts = calendarOfBeirut().formatToParts(new Date());
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)!.value).join('-');
};

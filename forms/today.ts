const beirut = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Beirut', dateStyle: 'short' });

/** The day it is in Beirut, as YYYY-MM-DD: the phone and the intake agree on it wherever they stand. */
export const today = (): string => beirut.format(new Date());

/** The year it is in Beirut. */
export const thisYear = (): number => Number(today().slice(0, 4));

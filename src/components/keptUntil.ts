import { now } from '#forms/today.ts';

/** How long a device keeps a draft, and a receipt. */
const DAYS = 30;

/** Safari erases what a site has stored after so many days of use in which nobody opened that site. */
const DAYS_IN_SAFARI = 7;

const endOf = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 23, 59, 59, 999);

/** The end of the last day on which a device keeps what it stored then. */
export const keptUntil = (storedAt: Date): Date => endOf(storedAt, DAYS);

/** The end of the last day on which it is sure to be there, which is promised. Only Safari has gestures as events. */
export const surelyKeptUntil = (storedAt = new Date(now())): Date =>
  endOf(storedAt, 'GestureEvent' in globalThis ? DAYS_IN_SAFARI : DAYS);

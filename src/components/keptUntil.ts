import { now } from '#forms/today.ts';
import { DAYS_KEPT } from '#machines/draftTypes.ts';

/** Safari, and any browser on an iPhone, erases what a site has stored after so many days of use in which nobody opened that site. */
const DAYS_WITHOUT_A_VISIT = 7;

const endOf = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 23, 59, 59, 999);

/** The end of the last day on which a device keeps what it stored then. */
export const keptUntil = (storedAt: Date): Date => endOf(storedAt, DAYS_KEPT);

/** The end of the last day on which it is sure to be there, which is promised. These browsers alone have gestures as events. */
export const surelyKeptUntil = (storedAt = new Date(now())): Date => {
  const kept = keptUntil(storedAt);
  const erased = endOf(new Date(now()), DAYS_WITHOUT_A_VISIT);
  return 'GestureEvent' in globalThis && erased < kept ? erased : kept;
};

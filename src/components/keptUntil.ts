import { now } from '#forms/today.ts';

/** How long a device keeps a draft, and a receipt. */
const DAYS = 30;

/** The end of the last day on which a device keeps what it stored then. */
export const keptUntil = (storedAt = new Date(now())): Date =>
  new Date(storedAt.getFullYear(), storedAt.getMonth(), storedAt.getDate() + DAYS, 23, 59, 59, 999);

import { dayMessage } from '#forms/inWords.ts';
import { dayOf, serverNow } from '#forms/today.ts';
import { type Message, message } from '#languages/message.ts';

/** The days on which a form is received, in Beirut, as YYYY-MM-DD, both included. */
export interface ReceivingDays {
  from?: string;
  until?: string;
}

/**
 * For the school to set, by the name of the form, in Beirut's time: the first and the last day on which it is received. A form without
 * days is always received. What was begun by the last day can be sent for 3 days more.
 */
export const receivingDays: Readonly<Partial<Record<'staff' | 'admission', ReceivingDays>>> = {
  // admission: { from: '2027-01-11', until: '2027-03-31' },
};

/** How many days after the last one an application can be sent that was begun before. */
const GRACE_DAYS = 3;

/** The last day on which what was begun can be sent. */
const lastDay = (until: string): string => {
  const day = new Date(until);
  day.setUTCDate(day.getUTCDate() + GRACE_DAYS);
  return day.toISOString().slice(0, 10);
};

/** Before the first day, from the first to the last one, in the days after for what was begun, or after those. */
export type Reception = 'not yet' | 'open' | 'begun only' | 'over';

/** Whether a form with these days is received on a day. */
export const receptionOn = (day: string, { from = '', until }: ReceivingDays): Reception => {
  if (day < from) return 'not yet';
  if (until === undefined || day <= until) return 'open';
  return day <= lastDay(until) ? 'begun only' : 'over';
};

/** The same on the present day of the server. */
export const reception = (days: ReceivingDays | undefined): Reception =>
  days ? receptionOn(dayOf(new Date(serverNow())), days) : 'open';

/** What an applicant is told about the days of a form; undefined where there is nothing to tell. */
export const receptionNote = (days: ReceivingDays | undefined, at: Reception): Message | undefined => {
  const { from, until } = days ?? {};
  if (at === 'not yet') return message('Applications are accepted from {day}.', { day: dayMessage(from!) });
  if (until === undefined) return undefined;
  const [day, last] = [dayMessage(until), dayMessage(lastDay(until))];
  if (at === 'open') return message('Applications are accepted until {day}.', { day });
  return at === 'begun only'
    ? message('Applications were accepted until {day}. What was begun before can be sent until {last}.', { day, last })
    : message('Applications were accepted until {day}.', { day });
};

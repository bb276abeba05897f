import { isFarOff } from '#forms/today.ts';
import { withTimeout } from '#src/frame/withTimeout.ts';

const TIMEOUT = 5_000;

/** An earlier date is wrong, whoever gives it: a router without a clock begins in 1970. */
const EARLIEST = Date.UTC(2026, 0, 1);

let isAgreed = false;

/** Whether the server has told this page its date, and the device's clock agrees with it. */
export const isDateAgreed = (): boolean => isAgreed;

/**
 * The date of the server, in milliseconds since 1970. Rejects without a connection, and where no server answers with a date
 * that can be right. Something in between may answer as well, with a date of its own.
 */
export const servedDate = async (): Promise<number> => {
  const { status, redirected, headers } = await fetch(window.location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: withTimeout(TIMEOUT),
  });
  const served = Date.parse(headers.get('date') ?? '');
  // A page of the sign-in of a network has no such policy.
  if (status >= 500 || redirected || !headers.has('content-security-policy') || !(served >= EARLIEST))
    throw new Error('The server gives no date.');
  isAgreed = !isFarOff(served, Date.now());
  return served;
};

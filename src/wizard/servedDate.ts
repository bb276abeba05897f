import { withTimeout } from '#src/frame/withTimeout.ts';

const TIMEOUT = 5_000;

let isKnown = false;

/** Whether the server has told this page its date, so that a wrong clock of the device was corrected. */
export const isDateKnown = (): boolean => isKnown;

/** The date of the server, in milliseconds since 1970. Rejects without a connection, and where the answer has no date. */
export const servedDate = async (signal = withTimeout(TIMEOUT)): Promise<number> => {
  const { headers } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal });
  const served = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(served)) throw new Error('The server gives no date.');
  isKnown = true;
  return served;
};

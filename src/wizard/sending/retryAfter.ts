/**
 * Seconds until another attempt, from a Retry-After header: a number of seconds, or a date, which is compared with the date of
 * the same answer since the device's clock may be wrong. Undefined where it is neither.
 */
export const secondsToRetry = (retryAfter: string | null, date: string | null): number | undefined => {
  if (!retryAfter?.trim()) return undefined;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter);
  const [until, from] = [Date.parse(retryAfter), Date.parse(date ?? '')];
  const seconds = Math.ceil((until - (Number.isNaN(from) ? Date.now() : from)) / 1000);
  return seconds >= 0 ? seconds : undefined;
};

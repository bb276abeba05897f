import { normalizeIP } from '@fastify/rate-limit';

const SECOND = 1000;
// Who has just begun is not slow yet.
const ADVANCE = 64 * 1024;

/** The network an address stands for: an IPv6 customer has a whole /64. */
export const networkOf = (address: string | undefined): string => normalizeIP(address ?? '', 64);

/** Bytes a second, over `age` milliseconds. Sinks by and by for one that brings nothing. */
export const paceOf = (bytes: number, age: number): number => ((bytes + ADVANCE) * SECOND) / (age + SECOND);

/** How many there are of each network. */
export const countByNetwork = (members: Iterable<{ network: string }>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { network } of members) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
};

/** The member with the least of something. */
export const leastOf = <T>(members: readonly T[], measure: (member: T) => number): T | undefined => {
  let [least, lowest]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const member of members) {
    const measured = measure(member);
    if (measured < lowest) [least, lowest] = [member, measured];
  }
  return least;
};

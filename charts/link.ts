/** Where a link leads: a state, or what is to happen first. */
export interface Link {
  at?: string;
  events?: readonly string[];
}

/** Reads `#at=staff.journey.steps.education` or `#events=START,CHANGE as single man`; undefined for any other hash. */
export const linked = (hash: string): Link | undefined => {
  const parameters = new URLSearchParams(hash.slice(1));
  const at = parameters.get('at');
  const events = parameters.get('events');
  if (at) return { at };
  return events === null ? undefined : { events: events.split(',').filter(Boolean).map(read) };
};

// A comma in a payload is none between events.
const spelt = (event: string) => event.replaceAll('%', '%25').replaceAll(',', '%2C');
const read = (event: string) => event.replaceAll('%2C', ',').replaceAll('%25', '%');

/** The hash that brings somebody else to this point. */
export const linkTo = (events: readonly string[]): string =>
  `#events=${encodeURIComponent(events.filter(Boolean).map(spelt).join(','))}`;

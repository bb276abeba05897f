/** Where a link leads: to a state, or to the snapshot after these events. */
export interface Link {
  at?: string;
  events?: readonly string[];
}

/** Reads `#at=staff.journey.steps.education` or `#events=START,CHANGE as single man`; undefined for any other hash. */
export const parseLink = (hash: string): Link | undefined => {
  const parameters = new URLSearchParams(hash.slice(1));
  const at = parameters.get('at');
  const events = parameters.get('events');
  if (at) return { at };
  return events === null ? undefined : { events: events.split(',').filter(Boolean).map(unescape) };
};

// A comma in a payload does not separate events.
const escape = (event: string) => event.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescape = (event: string) => event.replaceAll('%2C', ',').replaceAll('%25', '%');

/** The hash of a link to the snapshot after these events. */
export const linkTo = (events: readonly string[]): string =>
  `#events=${encodeURIComponent(events.filter(Boolean).map(escape).join(','))}`;

import type { Entry } from '#server/storing/store.ts';

/** What users do, as it stands in the log. */
export const deeds = [
  'signed in',
  'opened',
  'opened a file of',
  'opened a table of',
  'printed',
  'marked',
  'exported',
  'deleted',
] as const;

/** An action of a user of the office. After a deletion its entry identifies nobody. */
export interface OfficeEvent {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  did: (typeof deeds)[number];
  entry?: Entry;
}

/** What a user did at one moment. */
export interface OfficeAction extends Omit<OfficeEvent, 'entry'> {
  /** The number of its events. */
  count: number;
  /** The first entries of its events, at most FEW. */
  entries: Entry[];
}

/** So many entries of one action are listed. */
export const FEW = 5;

/** Selects the events that fulfil all conditions that are given. */
export interface OfficeLogFilter {
  by?: string;
  did?: OfficeEvent['did'];
  /** Times, ISO 8601, UTC: not before the first, and before the second. */
  from?: string;
  until?: string;
}

export interface OfficeLog {
  /** Adds events. They are durable when this resolves. */
  add(events: readonly OfficeEvent[]): Promise<void>;
  /** One page, newest first; the events of one moment together. The first page has the number 1. */
  page(number: number, size: number, filter?: OfficeLogFilter): Promise<OfficeAction[]>;
  /** The number of actions on all pages, and all users who have done something, in the order of the alphabet. */
  overview(filter?: OfficeLogFilter): Promise<{ count: number; users: string[] }>;
  /** Removes the events before a day: '2026-11-22'. A folder removes whole months. */
  forget(before: string): Promise<void>;
}

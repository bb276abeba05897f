import type { Entry } from '#server/storing/store.ts';

/** What somebody did in the office. An application is named by its entry, which after its deletion names nobody. */
export interface OfficeEvent {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  did: 'signed in' | 'opened' | 'opened a file of' | 'marked' | 'exported' | 'deleted';
  entry?: Entry;
}

/** Who did what in the office. */
export interface OfficeLog {
  /** Adds events. They are durable when this resolves. */
  add(events: readonly OfficeEvent[]): Promise<void>;
  /** One page, newest first. The first page has the number 1. */
  page(number: number, size: number): Promise<OfficeEvent[]>;
  /** Removes what happened before a day: '2026-11-22'. A folder forgets whole months. */
  forget(before: string): Promise<void>;
}

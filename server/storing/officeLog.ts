import type { Entry } from '#server/storing/store.ts';

/** An action of a user of the office. After a deletion its entry identifies nobody. */
export interface OfficeEvent {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  did: 'signed in' | 'opened' | 'opened a file of' | 'marked' | 'exported' | 'deleted';
  entry?: Entry;
}

export interface OfficeLog {
  /** Adds events. They are durable when this resolves. */
  add(events: readonly OfficeEvent[]): Promise<void>;
  /** One page, newest first. The first page has the number 1. */
  page(number: number, size: number): Promise<OfficeEvent[]>;
  /** Removes the events before a day: '2026-11-22'. A folder removes whole months. */
  forget(before: string): Promise<void>;
}

import type { Entry } from '#server/storing/store.ts';

/** An action of a user of the office. After a deletion its entry identifies nobody. */
export interface OfficeEvent {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  did: 'signed in' | 'opened' | 'opened a file of' | 'marked' | 'exported' | 'deleted';
  entry?: Entry;
}

/** What a user did at one moment. */
export interface OfficeAction extends OfficeEvent {
  /** The number of its events. With several of them there is no `entry`. */
  count: number;
}

export interface OfficeLog {
  /** Adds events. They are durable when this resolves. */
  add(events: readonly OfficeEvent[]): Promise<void>;
  /** One page, newest first; the events of one moment together. The first page has the number 1. */
  page(number: number, size: number): Promise<OfficeAction[]>;
  /** Removes the events before a day: '2026-11-22'. A folder removes whole months. */
  forget(before: string): Promise<void>;
}

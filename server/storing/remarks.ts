import type { Entry } from '#server/storing/store.ts';

/** What the office has written beside an application, which never changes itself. */
export interface Remark {
  /** The first one of an application has the number 1. */
  revision: number;
  mark: string;
  note: string;
  /** Who wrote it. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The mark of an application beside which nothing has been written. */
export const NEW = 'new';

/** The remarks in a store. None is ever changed: who writes sees whether somebody else was faster, and nothing is lost. */
export interface Remarks {
  /** All of an application, oldest first. */
  of(entry: Entry): Promise<Remark[]>;
  /** Adds one. Says whether it did: not where its revision is there already, and not where no application is kept. */
  add(entry: Entry, remark: Remark): Promise<boolean>;
}

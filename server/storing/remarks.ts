import type { Entry } from '#server/storing/store.ts';

/** A mark and a note of the office for an application. The application itself never changes. */
export interface Remark {
  /** The first remark of an application has the number 1. */
  revision: number;
  mark: string;
  note: string;
  /** The reference of the application to which the office has moved an addition. Each later remark repeats it. */
  addsTo?: string;
  /** The user who wrote it. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** The mark of an application without remarks. */
export const NEW_MARK = 'new';

/** The remarks in a store. A remark is never changed, so that of two users who write at once neither loses anything. */
export interface Remarks {
  /** All remarks of an application, oldest first. */
  all(entry: Entry): Promise<Remark[]>;
  /** Adds a remark. Returns false when there is one with its revision, or when the application is not stored. */
  add(entry: Entry, remark: Remark): Promise<boolean>;
}

import type { StoredApplication, StoredFile } from '#server/storing/application.ts';

/** The place of an application that cannot be read, and why not. */
export interface Unreadable {
  place: string;
  reason: string;
}

/** Where received applications are kept: durable, whole, and once. */
export interface ApplicationStore {
  /** Makes ready to keep applications of these forms. Rejects when it cannot. */
  open(forms: readonly string[]): Promise<void>;
  /** The application of this id, once it is durable. */
  find(form: string, submissionId: string): Promise<StoredApplication | undefined>;
  /**
   * Stores an application with the files in `spool`, which it takes over. When this returns, the result is durable:
   * the application itself, or the one that already had its `submissionId`. Rejects with the file system's error; what
   * then stands in the store, if anything, is whole, and `find` or another commit makes it durable before it is told.
   */
  commit(application: StoredApplication, spool: string): Promise<StoredApplication>;
  /** The record of this id as it stands there, durable or not. */
  read(form: string, submissionId: string): Promise<StoredApplication | undefined>;
  /**
   * All applications, oldest first, and the places where one stands that cannot be read. With `pick` only what it takes of
   * each is kept in memory.
   */
  list<T = StoredApplication>(
    pick?: (application: StoredApplication) => T,
  ): Promise<{ applications: T[]; unreadable: Unreadable[] }>;
  /** Where the office finds a file. */
  locate(application: StoredApplication, file: StoredFile): string;
}

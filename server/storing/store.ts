import type { Readable } from 'node:stream';
import type { StoredApplication, StoredFile } from '#server/storing/application.ts';
import type { Deleted } from '#server/storing/deleted.ts';

/** The place of an application that cannot be read, and why not. */
export interface Unreadable {
  place: string;
  reason: string;
}

/** What is known of an id: whoever sends it again gets this receipt. Without a digest what was received has been deleted. */
export interface Known extends Pick<StoredApplication, 'submissionId' | 'reference' | 'receivedAt'> {
  digest?: string;
}

/** Where a record stands. */
export interface Place {
  form: string;
  /** The hash of its id. */
  key: string;
  path: string;
}

/** Where received applications are kept: durable, whole, and once. */
export interface ApplicationStore {
  /** Makes ready to keep applications of these forms. Rejects when it cannot. */
  open(forms: readonly string[]): Promise<void>;
  /** What was received under this id, once it is durable; also when it has been deleted since. */
  find(form: string, submissionId: string): Promise<Known | undefined>;
  /**
   * Stores an application with the files in `spool`, which it takes over. When this returns, the result is durable:
   * the application itself, or the one that already had its `submissionId`. Rejects with the file system's error; what
   * then stands in the store, if anything, is whole, and `find` or another commit makes it durable before it is told.
   */
  commit(application: StoredApplication, spool: string): Promise<Known>;
  /** The application of this id, durable or not; nothing where it has been deleted. */
  read(form: string, submissionId: string): Promise<StoredApplication | undefined>;
  /**
   * All applications, oldest first, and the places where one stands that cannot be read. With `pick` only what it takes of
   * each is kept in memory.
   */
  list<T = StoredApplication>(
    pick?: (application: StoredApplication) => T,
  ): Promise<{ applications: T[]; unreadable: Unreadable[] }>;
  /** All places where a record stands, also of what has been deleted. */
  places(): Promise<Place[]>;
  /** The record at a place. Rejects when there is none, or when it cannot be read. */
  recordAt(path: string): Promise<StoredApplication | Deleted>;
  placeOf(form: string, key: string): Place;
  /**
   * Puts `deleted` in the place of whatever stands there, then removes its files. `spool` is taken over. When this returns,
   * the id is known and nothing else is left; when it is cut short, `finishDeletions` ends it.
   */
  remove(place: Place, deleted: Deleted, spool: string): Promise<void>;
  /** Removes the files of deletions that were cut short. */
  finishDeletions(): Promise<void>;
  /** The names of applications that were stored here once and of which not even the deletion is left: 'form/key'. */
  vanished(): Promise<string[]>;
  /** The bytes of a file. Rejects when it cannot be opened. */
  openFile(application: StoredApplication, file: StoredFile): Promise<Readable>;
  /** Where the office finds a file. */
  locate(application: StoredApplication, file: StoredFile): string;
}

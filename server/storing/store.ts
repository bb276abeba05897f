import type { Readable } from 'node:stream';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Deleted } from '#server/storing/deleted.ts';
import type { Choice } from '#server/storing/search.ts';
import type { Spool, Spools } from '#server/storing/spool.ts';
import type { Summary } from '#server/storing/summary.ts';

/** What names an application in a store, also after its deletion. */
export interface Entry {
  form: string;
  /** The hash of its id. */
  key: string;
}

export const nameOf = ({ form, key }: Entry): string => `${form}/${key}`;

/** An application that cannot be read: where it is, by `describe`, and the reason as a sentence. */
export interface Unreadable {
  place: string;
  reason: string;
}

/** The receipt of an id, which a repeated send gets again. Without a digest the application has been deleted. */
export interface Known extends Pick<StoredApplication, 'submissionId' | 'reference' | 'receivedAt'> {
  digest?: string;
}

/** Where received applications are kept: durable, whole, and once. Speaks of applications and files, never of paths. */
export interface ApplicationStore extends Spools {
  /** Makes ready to keep applications of these forms. Rejects when it cannot. */
  open(forms: readonly string[]): Promise<void>;
  /** What was received under this id, once it is durable; also when it has been deleted since. */
  find(form: string, submissionId: string): Promise<Known | undefined>;
  /**
   * Stores an application with its files. When this resolves, the result is durable: the application itself, or the one
   * that already had its `submissionId`. Rejects with the system's error; what is then in the store, if anything, is whole,
   * and `find` or another commit makes it durable before it is acknowledged.
   */
  commit(application: StoredApplication, files: Spool): Promise<Known>;
  /** The application of this id, durable or not; nothing where it has been deleted. */
  read(form: string, submissionId: string): Promise<StoredApplication | undefined>;
  /** The bytes of a file. Rejects when it cannot be opened. */
  openFile(entry: Entry, file: string): Promise<Readable>;
  /** All applications, oldest first, and those that cannot be read. With `pick` only what it takes of each is kept in memory. */
  list<T = StoredApplication>(
    pick?: (application: StoredApplication) => T,
  ): Promise<{ applications: T[]; unreadable: Unreadable[] }>;
  /** The summaries of the applications that match a choice, oldest first, and the applications that cannot be read. */
  search(choice: Choice): Promise<{ applications: Summary[]; unreadable: Unreadable[] }>;
  /** All that was received, also what has been deleted. */
  entries(): Promise<Entry[]>;
  /** What is kept of an entry. Rejects when there is none, or when it cannot be read. */
  record(entry: Entry): Promise<StoredApplication | Deleted>;
  /** The names of all files that are kept of an entry. */
  fileNames(entry: Entry): Promise<string[]>;
  /** The names of entries that were once received and of which nothing is left, not even a deletion. */
  vanished(): Promise<string[]>;
  /**
   * Writes the line of the audit, puts `deleted` in the place of what is kept, then removes the files. When this resolves,
   * the id is known and nothing else is left; when it is cut short, `finishDeletions` ends it.
   */
  remove(entry: Entry, deleted: Deleted): Promise<void>;
  /** Removes the files of deletions that were cut short. */
  finishDeletions(): Promise<void>;
  /** Where an operator finds an entry, or a file of it. For people: nothing is opened by it. */
  describe(entry: Entry, file?: string): string;
}

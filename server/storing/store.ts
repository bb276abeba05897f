import type { Readable } from 'node:stream';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Deleted } from '#server/storing/deleted.ts';
import type { MailQueue } from '#server/storing/mailQueue.ts';
import type { OfficeLog } from '#server/storing/officeLog.ts';
import type { Remarks } from '#server/storing/remarks.ts';
import type { Choice, Page } from '#server/storing/search.ts';
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

export interface CommitOptions {
  /** When "not found" was recorded after this upload got its number, the commit rejects with NotFoundRecorded. */
  uploadNumber?: number;
  /** Queues the e-mails about the application. One address gets at most this many receipts in a day. */
  receiptsPerDay?: number | undefined;
}

/** An application as a list shows it, with the office's last mark, if there is one. */
export interface Marked extends Summary {
  mark?: string;
}

export interface Listed {
  applications: Marked[];
  /** How many match, on all pages. */
  total: number;
  unreadable: Unreadable[];
}

/**
 * Where received applications are kept: durable, whole, and once. It speaks of applications and files, never of paths. Until
 * an application is committed, its files are in a spool on this machine's own disk.
 */
export interface ApplicationStore extends Spools {
  /** Makes ready to receive applications of these forms. Rejects with a sentence when it cannot. */
  open(forms: readonly string[]): Promise<void>;
  /** Rejects with a sentence where no intake has ever kept anything, or one of another version. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** The time by the one clock that all who use this store have in common. */
  now(): Promise<Date>;

  /** The number of an upload, taken before anything of it is read. It orders uploads and "not found" answers without a clock. */
  nextUploadNumber(): Promise<number>;
  /** What was received under this id, once it is durable; also when it has been deleted since. */
  find(form: string, submissionId: string): Promise<Known | undefined>;
  /**
   * Waits for commits of this id, then does what `find` does. When nothing is found, this is recorded: uploads of this id that have
   * started by now are never stored.
   */
  findOrRecordNotFound(form: string, submissionId: string): Promise<Known | undefined>;
  /**
   * Stores an application with its files. When this resolves, the result is durable: the application itself, or the one
   * that already had its `submissionId`. Rejects with NotFoundRecorded, Unavailable or a system error; what is then in the
   * store, if anything, is whole, and `find` or another commit makes it durable before it is acknowledged.
   */
  commit(application: StoredApplication, files: Spool, options?: CommitOptions): Promise<Known>;

  /** What is kept of an entry; nothing when it is not known. Rejects when it cannot be read. */
  read(entry: Entry): Promise<StoredApplication | Deleted | undefined>;
  /** The bytes of a file. Rejects when there is none, or when it cannot be opened. */
  openFile(entry: Entry, file: string): Promise<Readable>;
  /** The names of all files that are kept of an entry: none when it has been deleted. */
  fileNames(entry: Entry): Promise<string[]>;
  /** The applications that match a choice: one page, newest first, or without a page all of them, oldest first. */
  list(choice?: Choice, page?: Page): Promise<Listed>;
  /** All that was received, also what has been deleted. */
  entries(): Promise<Entry[]>;
  /** The names of entries that were once received and of which nothing is left, not even a deletion. */
  vanished(): Promise<string[]>;

  /**
   * Writes the line of the audit, puts `deleted` in the place of what is kept, and removes the files, the remarks and what is
   * queued about it. When this resolves, the id is known and nothing else is left; when it is cut short, `finishDeletions` ends it.
   */
  remove(entry: Entry, deleted: Deleted): Promise<void>;
  finishDeletions(): Promise<void>;
  /** Where an operator finds an entry, or a file of it. For people: nothing is opened by it. */
  describe(entry: Entry, file?: string): string;

  mail: MailQueue;
  remarks: Remarks;
  log: OfficeLog;
}

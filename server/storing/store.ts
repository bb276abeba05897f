import type { Readable } from 'node:stream';
import type { StoredApplication } from '#server/storing/application.ts';
import type { FileSystem } from '#server/storing/fileSystem.ts';
import type { Filter, Page } from '#server/storing/filter.ts';
import type { Handovers } from '#server/storing/handovers.ts';
import type { MailQueue } from '#server/storing/mailQueue.ts';
import type { OfficeLog } from '#server/storing/officeLog.ts';
import type { Order } from '#server/storing/order.ts';
import type { DatabaseTimes } from '#server/storing/postgres/database.ts';
import type { DeletionRecord, StoredRecord } from '#server/storing/record.ts';
import type { LastRemark, Remarks } from '#server/storing/remarks.ts';
import type { Spool, Spools } from '#server/storing/spool.ts';
import type { Summary } from '#server/storing/summary.ts';

/** Identifies an application in a store, also after its deletion. */
export interface Entry {
  form: string;
  /** The hash of its submissionId. */
  key: string;
}

export const nameOf = ({ form, key }: Entry): string => `${form}/${key}`;

/** Parses the name of an entry: 'staff/' and 64 hexadecimal digits. No other text from outside reaches a store. */
export const parseEntryName = (name: string): Entry | undefined => {
  const [, form, key] = /^([a-z]{1,40})\/([0-9a-f]{64})$/.exec(name) ?? [];
  return form !== undefined && key !== undefined ? { form, key } : undefined;
};

/** An application that cannot be read, and the reason as a sentence. */
export interface Unreadable {
  location: string;
  reason: string;
}

/** The receipt of a stored application. A deleted application has no digest. */
export interface StoredReceipt extends Pick<StoredApplication, 'submissionId' | 'reference' | 'receivedAt'> {
  digest?: string;
}

export interface CommitOptions {
  /**
   * How often the client had been told "not found" for this id when it sent the application. The commit rejects with NotFoundRecorded
   * when that has been answered more often by now.
   */
  asked?: number | undefined;
  /** Queues the e-mails about the application. One address gets at most this many receipts in a day. */
  receiptsPerDay?: number | undefined;
}

/** An application in a list, with the last remark of the office, and with the application to which the office has moved it. */
export interface ListedApplication extends Summary, LastRemark {}

/** How many applications of a form have a mark and a grade or position. */
export interface ApplicationCount {
  form: string;
  appliesFor: string;
  mark: string;
  count: number;
}

export interface ApplicationList {
  applications: ListedApplication[];
  /** The number of matching applications, on all pages. */
  total: number;
  unreadable: Unreadable[];
}

/** What a store lists. */
export interface Lists {
  /**
   * The applications that match a filter: one page, or without a page all of them. In this order; without one, a page is newest first
   * and all of them are oldest first.
   */
  list(filter?: Filter, page?: Page, order?: Order): Promise<ApplicationList>;
  /** The number of applications that match a filter, by form, grade and mark, in no order. */
  counts(filter: Filter): Promise<ApplicationCount[]>;
}

export interface StoreOptions {
  fs: FileSystem;
  /** No application is accepted below this number of bytes of free space in the folder. */
  freeBytes?: number;
  /** The most bytes of all drafts that wait for another device. */
  handoverBytes?: number;
  databaseTimes?: DatabaseTimes;
  databaseConnections?: number | undefined;
  /** Called with errors that reach no caller. */
  warn?: (what: string, error: unknown) => void;
}

/**
 * Stores received applications: durable, whole, and once. The interface has applications and files, no paths. Until an application
 * is committed, its files are in a spool on this machine's own disk.
 */
export interface ApplicationStore extends Spools, Lists {
  /** Prepares to receive applications of these forms. Rejects with a sentence when it cannot. */
  open(forms: readonly string[]): Promise<void>;
  /** Rejects with a sentence when no intake has stored anything here, or one of another version. */
  check(): Promise<void>;
  close(): Promise<void>;
  /** The time of the clock that all processes with this store share. */
  now(): Promise<Date>;

  /** The receipt for an id once the application is durable, also after its deletion. */
  find(form: string, submissionId: string): Promise<StoredReceipt | undefined>;
  /**
   * Waits for commits of this id, then does what `find` does. When nothing is found, the answer is counted: `asked` is how often it has
   * been given for this id. Uploads that bring a lower number are then never stored.
   */
  findOrCount(form: string, submissionId: string): Promise<StoredReceipt | { asked: number }>;
  /**
   * Stores an application with its files. When this resolves, the result is durable: the application itself, or the one
   * that already had its `submissionId`. Rejects with NotFoundRecorded, Unavailable or a system error; what is then in the
   * store, if anything, is whole, and `find` or another commit makes it durable before it is acknowledged.
   */
  commit(application: StoredApplication, files: Spool, options?: CommitOptions): Promise<StoredReceipt>;

  /** The record of an entry. Rejects when it cannot be read. */
  read(entry: Entry): Promise<StoredRecord | undefined>;
  /** The bytes of a file. Rejects when it is missing or cannot be opened. */
  openFile(entry: Entry, file: string): Promise<Readable>;
  /** The names of all stored files of an entry. A deleted application has none. */
  fileNames(entry: Entry): Promise<string[]>;
  /** Lists of one moment: a folder is read once for all of them. */
  lists(): Promise<Lists>;
  /** All entries, those of deleted applications included. */
  entries(): Promise<Entry[]>;
  /** The names of entries that were once stored and are gone without a deletion. */
  vanished(): Promise<string[]>;

  /**
   * Deletes an application: adds a line to the audit, replaces the record, and removes the files, the remarks and queued e-mails.
   * If this is interrupted, `finishDeletions` completes it, and so does the next `open`.
   */
  remove(entry: Entry, deletion: DeletionRecord): Promise<void>;
  finishDeletions(): Promise<void>;
  /** Where an operator finds an entry or a file of it. For messages only. */
  locationOf(entry: Entry, file?: string): string;

  mail: MailQueue;
  remarks: Remarks;
  log: OfficeLog;
  handovers: Handovers;
}

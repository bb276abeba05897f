import { createHash } from 'node:crypto';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Entry } from '#server/storing/store.ts';
import { addsToOf, applicantOf } from '#server/storing/summary.ts';

/** What an e-mail may tell about an application. */
export interface MailContent extends Pick<StoredApplication, 'reference' | 'receivedAt' | 'language'> {
  /** The applicant's name. */
  applicant: string;
  /** The reference of the application that it adds to. */
  addsTo?: string;
}

/** An e-mail that waits to be sent. */
export interface QueuedMail extends Entry, MailContent {
  /** The office, or the index of an applicant's e-mail address. */
  recipient: 'office' | number;
  /** The applicant's address. */
  to?: string;
  /** The number of receipts that were not sent, because their addresses had reached the daily limit. For the office's e-mail. */
  withheld: number;
  /** The number of failed tries. */
  tries: number;
  /** Milliseconds since it was queued. */
  age: number;
}

export const mailContentOf = (application: StoredApplication): MailContent => ({
  reference: application.reference,
  receivedAt: application.receivedAt,
  ...(application.language && { language: application.language }),
  ...addsToOf(application),
  applicant: applicantOf(application),
});

/** How many e-mails about additions to one application the office gets in a day. */
export const ADDITIONS_PER_DAY = 1;

/** Under which mailbox the e-mails to the office about an addition are counted; undefined for any other application. */
export const additionMailbox = (application: StoredApplication): string | undefined => {
  const { addsTo } = addsToOf(application);
  return addsTo === undefined ? undefined : `office ${addsTo}`;
};

/** An e-mail leaves the queue, or is tried again in so many milliseconds. */
export type Outcome = 'done' | { retryIn: number };

/** Sends e-mails. Returns an outcome for each, in their order. */
export type SendMails = (mails: readonly QueuedMail[]) => Promise<readonly Outcome[]>;

/** E-mails that wait until they are sent. No other process sends one that is being sent; when the process ends it waits again. */
export interface MailQueue {
  /** Loads the queue. */
  open(): Promise<void>;
  /** Sends one receipt that is due. Returns whether there was one. */
  sendReceipt(send: SendMails): Promise<boolean>;
  /** Sends all that is due to the office, together. Sends nothing within `pause` milliseconds of the last e-mail to the office. */
  sendToOffice(pause: number, send: SendMails): Promise<boolean>;
  /** Milliseconds until an e-mail is due; undefined when the queue is empty. */
  nextDueIn(pause: number): Promise<number | undefined>;
}

/** The hash of a mailbox: name+tag@mail.example is name@mail.example. */
export const mailboxOf = (address: string): string =>
  createHash('sha256')
    .update(address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@'))
    .digest('hex');

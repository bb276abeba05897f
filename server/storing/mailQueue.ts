import { createHash } from 'node:crypto';
import type { StoredApplication } from '#server/storing/application.ts';
import type { Entry } from '#server/storing/store.ts';
import { applicantOf } from '#server/storing/summary.ts';

/** An e-mail that waits to be sent: to whom, and what it may say about an application. */
export interface WaitingMail extends Entry, Pick<StoredApplication, 'reference' | 'receivedAt' | 'language'> {
  /** The office, or one of the applicants by their place among them. */
  whom: 'office' | number;
  /** The applicant's address. */
  to?: string;
  /** The applicant's name. */
  applicant: string;
  /** How many receipts were not sent, because their addresses had had enough that day. For the office's e-mail. */
  withheld: number;
  /** How often it was tried. */
  tries: number;
  /** Milliseconds since it was queued. */
  age: number;
}

/** What an e-mail says about an application. */
export const saidOf = (
  application: StoredApplication,
): Pick<WaitingMail, 'reference' | 'receivedAt' | 'language' | 'applicant'> => ({
  reference: application.reference,
  receivedAt: application.receivedAt,
  ...(application.language && { language: application.language }),
  applicant: applicantOf(application),
});

/** What becomes of an e-mail: it is done with, or given back and due again in so many milliseconds. */
export type Outcome = 'done' | { dueIn: number };

/** Sends e-mails and says what becomes of each, in their order. */
export type Sending = (mails: readonly WaitingMail[]) => Promise<readonly Outcome[]>;

/** E-mails that wait until they are sent. While one is being sent nobody else has it, and a process that ends gives it back. */
export interface MailQueue {
  /** Makes ready to take from it. */
  open(): Promise<void>;
  /** Takes a receipt that is due. Resolves with whether there was one. */
  takeReceipt(send: Sending): Promise<boolean>;
  /** Takes all that is due to the office, together, unless it was written to within the last `pause` milliseconds. */
  takeForOffice(pause: number, send: Sending): Promise<boolean>;
  /** Milliseconds until something is due; nothing when nothing waits. */
  dueIn(pause: number): Promise<number | undefined>;
}

/** An address as a hash: the same for all its tags (name+tag@mail.example), which reach the same mailbox. */
export const mailboxOf = (address: string): string =>
  createHash('sha256')
    .update(address.toLowerCase().replace(/\+[^@]*@/, '@'))
    .digest('hex');

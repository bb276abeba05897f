import type { DraftRecord } from '#machines/draftTypes.ts';
import type { WizardActor } from '#machines/wizard/snapshot.ts';

/** A draft that was offered to another device. */
export interface Offer {
  /** Names the encrypted draft. */
  id: string;
  /** Until then another device can take it. ISO 8601. */
  until: string;
  /** Since then it continues on another device. ISO 8601. */
  takenAt?: string;
}

/** The outcome of encrypting. `encrypted` is the page's own. */
export type Encrypted = { became: 'encrypted'; encrypted: unknown } | { became: 'too large' };

/** What a link leads to. 'taken': a device has opened it, or it was cancelled. 'gone': nobody has opened it in time. */
export type Looked = 'waiting' | 'taken' | 'gone' | 'wrong';

/** What was in an encrypted draft. `incomplete`: the form has changed since, and some answers have no place in it. */
export type Decrypted = { became: 'decrypted'; record: DraftRecord; incomplete: boolean } | { became: 'another form' };

export interface HandoverInput {
  /** Is sent SHARE and RESTORE. */
  wizard: WizardActor;
  /** The link that was opened on this device, or the one that another device can open. */
  link?: string | undefined;
  /** This device has a draft, which the one that is brought here would replace. */
  hasDraft: boolean;
  /** The draft was offered to another device before the page was opened. */
  offer?: Offer | undefined;
}

export interface HandoverContext extends HandoverInput {
  encrypted: unknown;
  progress: { done: number; total: number } | undefined;
  /** The encrypted draft that was fetched. */
  bytes: ArrayBuffer | undefined;
  decrypted: Extract<Decrypted, { became: 'decrypted' }> | undefined;
}

export type HandoverEvent =
  /** Makes a link. */
  | { type: 'MAKE' }
  /** The transfer is stopped. */
  | { type: 'STOP' }
  /** The dialog was closed. */
  | { type: 'CLOSE' }
  /** Shows the link again. */
  | { type: 'SHOW' }
  /** Makes the link useless. */
  | { type: 'WITHDRAW' }
  /** “Try again” was pressed. */
  | { type: 'AGAIN' }
  /** The draft of this device is replaced. */
  | { type: 'REPLACE' }
  /** The draft of this device is kept. */
  | { type: 'KEEP' }
  /** Bytes of the transfer so far. */
  | { type: 'PROGRESS'; done: number; total: number }
  /** The intake has the encrypted draft. */
  | { type: 'UPLOADED'; offer: Offer; link: string }
  /** The encrypted draft has come. */
  | { type: 'FETCHED'; bytes: ArrayBuffer }
  /** The intake has no room for it. */
  | { type: 'NO_ROOM' }
  /** The intake is busy. */
  | { type: 'BUSY' }
  /** The connection broke. */
  | { type: 'BROKEN' }
  /** Another device has the draft. `at`: ISO 8601. */
  | { type: 'TAKEN'; at: string }
  /** The draft does not wait any more. */
  | { type: 'GONE' };

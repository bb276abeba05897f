import type { ActorRef, Snapshot } from 'xstate';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import type { Offer } from '#machines/handoverTypes.ts';
import type { RefusedAnswer } from '#machines/wizard/refusedAnswers.ts';
import type { Failure, LastSend, Photographing, Receipt, Submission, WizardEvent } from '#machines/wizard/types.ts';

/** How long a device keeps a draft after its last save, and a receipt. */
export const DAYS_KEPT = 30;

/** What a device stores of an application in progress. */
export interface DraftRecord {
  draft: DraftGroup;
  /** The step that is shown when the draft is restored. */
  step: string;
  /** The position of the furthest step that was reached. */
  reached: number;
  /** Answers of the last application, which are offered in this one. */
  previous?: DraftGroup | undefined;
  submission: Submission | undefined;
  /** The answers that the receiver of the last send refused. */
  refused?: readonly RefusedAnswer[];
  /** Photographs that are not attached yet. */
  photographing?: Photographing | undefined;
  /** What became of the last send; absent once it was dismissed. */
  lastSend?: LastSend | undefined;
  failure?: Failure | undefined;
  /** It was offered to another device. */
  offer?: Offer | undefined;
}

/** A record as it was read from the device. */
export interface StoredRecord extends DraftRecord {
  savedAt: Date;
  /** The generation that wrote it. */
  writtenBy?: number | undefined;
}

/** What the device stores of a form. */
export interface DeviceState {
  /** The generation of this tab from now on. */
  generation: number;
  record?: StoredRecord | undefined;
  receipt?: Receipt | undefined;
}

export interface FormInput {
  form: Form;
}

export interface LockInput extends FormInput {
  /** How long to wait for another tab to release the lock, in milliseconds. */
  timeout: number;
}

export interface EarlyInput extends FormInput {
  record: DraftRecord | undefined;
}

export interface WriteInput extends FormInput {
  generation: number | undefined;
  /** If undefined, the stored draft is erased. */
  record: DraftRecord | undefined;
  receipt: Receipt | undefined;
}

/** `stale`: another tab has claimed the draft since, and nothing was changed. */
export type Written = { stale: true } | { stale: false; savedAt: Date | undefined };

export interface DraftInput extends FormInput {
  /** Is sent RESTORE, SUSPEND and SAVE_SETTLED. */
  wizard: ActorRef<Snapshot<unknown>, Extract<WizardEvent, { type: 'RESTORE' | 'SUSPEND' | 'SAVE_SETTLED' }>>;
}

export interface DraftContext extends DraftInput {
  /** Grows with each tab that reads the draft; a write of an older one changes nothing. */
  generation: number | undefined;
  record: DraftRecord | undefined;
  /** The record has changed since the last write began, or that write was refused. */
  unsaved: boolean;
  /** When the device's record was written, as far as this tab knows. */
  savedAt: Date | undefined;
  /** The device could not be read, and nothing is written; or it refused the last write, or is slow, and the next write may succeed. */
  failing: boolean;
  receipt: Receipt | undefined;
  forgetsReceipt: boolean;
  /** The page was just loaded: its controls may have text that was typed before its script ran. */
  served: boolean;
  /** The wizard shows the record. */
  restored: boolean;
}

export type DraftEvent =
  /** The draft has changed. It is saved a little after the first change, also while typing goes on; `now`: without delay. */
  | { type: 'SAVE'; record: Omit<DraftRecord, 'step'> & Partial<DraftRecord>; now?: boolean }
  /** The application has arrived: its answers are erased, and its receipt is kept. */
  | { type: 'SENT'; receipt: Receipt }
  /** A new application begins; `forget`: the last receipt is erased. */
  | { type: 'START_OVER'; forget: boolean }
  /** The page is hidden, and may never be seen again, or is shown again; a link is followed; or the form is unmounted. */
  | { type: 'HIDE' }
  /** The page is left, and may come back from the browser's cache. */
  | { type: 'LEAVE' }
  /** The page has come back from the browser's cache. */
  | { type: 'RETURN' }
  /** “Continue here” was pressed while another tab holds the draft: that has a second to give it up. */
  | { type: 'CONTINUE_HERE' }
  /** Another tab asks for the draft. */
  | { type: 'REQUESTED' }
  /** Another tab has stolen the lock. */
  | { type: 'STOLEN' }
  /** No other tab holds the lock any more. */
  | { type: 'GRANTED' };

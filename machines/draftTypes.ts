import type { AnyActorRef } from 'xstate';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import type { Ended, Receipt, Submission } from '#machines/wizard/types.ts';

/** What a device stores of an application in progress. */
export interface DraftRecord {
  draft: DraftGroup;
  /** The step it is to be shown in again. */
  step: string;
  /** The position of the furthest step that was reached. */
  reached: number;
  /** What is offered again from the application that was sent before. */
  previous?: DraftGroup | undefined;
  submission: Submission | undefined;
  /** What became of the last send; absent once it was dismissed. */
  ended?: Ended | undefined;
}

/** The same as it was read from the device. */
export interface StoredRecord extends DraftRecord {
  savedAt: Date;
  /** The generation that wrote it. */
  writtenBy?: number | undefined;
}

/** What the device has of a form. */
export interface Found {
  /** This tab's, from now on. */
  generation: number;
  record?: StoredRecord | undefined;
  receipt?: Receipt | undefined;
}

export interface OfForm {
  form: Form;
}

export interface LockInput extends OfForm {
  /** How long another tab may go on holding it, in milliseconds. */
  timeout: number;
}

export interface EarlyInput extends OfForm {
  record: DraftRecord | undefined;
}

export interface WriteInput extends OfForm {
  generation: number | undefined;
  /** Nothing: what the device stores is erased. */
  record: DraftRecord | undefined;
  receipt: Receipt | undefined;
}

/** `stale`: another tab has claimed the draft since, and nothing was changed. */
export type Written = { stale: true } | { stale: false; savedAt: Date | undefined };

export interface DraftInput extends OfForm {
  /** Is sent RESTORE, SUSPEND and SAVED. */
  wizard: AnyActorRef;
}

export interface DraftContext extends DraftInput {
  /** Grows with each tab that reads the draft; a write of an older one changes nothing. */
  generation: number | undefined;
  record: DraftRecord | undefined;
  /** The record has changed since the last write began, or that write was refused. */
  unsaved: boolean;
  /** When the device's record was written, as far as this tab knows. */
  savedAt: Date | undefined;
  /** The device refused to be read or the last write; it may take the next one. */
  refused: boolean;
  receipt: Receipt | undefined;
  forgetsReceipt: boolean;
  /** The page's controls may hold what was typed before its script was loaded. */
  served: boolean;
  /** The wizard shows the record. */
  restored: boolean;
}

export type DraftEvent =
  /** `now`: something depends on it. */
  | { type: 'SAVE'; record: Partial<DraftRecord>; now?: boolean }
  | { type: 'SENT'; receipt: Receipt }
  /** A new application begins; `forget`: the receipt of the last goes. */
  | { type: 'START_OVER'; forget: boolean }
  /** The page is hidden: it may never be seen again. */
  | { type: 'HIDE' }
  /** The page is left, and may come back from the browser's cache. */
  | { type: 'LEAVE' }
  | { type: 'RETURN' }
  | { type: 'CONTINUE_HERE' }
  /** Another tab asks for the draft. */
  | { type: 'REQUESTED' }
  /** Another tab has stolen the lock. */
  | { type: 'STOLEN' };

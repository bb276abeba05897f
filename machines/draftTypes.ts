import type { AnyActorRef } from 'xstate';
import type { DraftGroup } from '#forms/draftValue.ts';
import type { Form } from '#forms/form.ts';
import type { Receipt, Submission } from '#machines/wizard/types.ts';

/** What a device keeps of an application in progress. */
export interface Kept {
  draft: DraftGroup;
  /** The step it is to be shown in again. */
  step: string;
  /** The position of the furthest step that was reached. */
  reached: number;
  /** What is offered again from the application that was sent before. */
  previous?: DraftGroup | undefined;
  submission: Submission | undefined;
}

/** What was found when a tab claimed the draft of a form. */
export type Claimed =
  | { ours: false }
  | { ours: true; generation: number; kept?: (Kept & { savedAt: Date }) | undefined; receipt?: Receipt | undefined };

export interface ClaimInput {
  form: Form;
  /** Another tab that holds the draft is made to let go. */
  insists: boolean;
  /** The page has not been restored yet: what was typed into it before its script arrived still counts. */
  first: boolean;
}

export interface WriteInput {
  form: Form;
  generation: number | undefined;
  /** Nothing: what the device keeps is erased. */
  kept: Kept | undefined;
  receipt: Receipt | undefined;
}

export interface DraftInput {
  form: Form;
  /** Is sent RESTORE, LET_GO and KEPT. */
  wizard: AnyActorRef;
}

export interface DraftContext {
  form: Form;
  /** The draft itself where it is walked through alone. */
  wizard: AnyActorRef;
  insists: boolean;
  claimed: boolean;
  /** Grows with each tab that claims the draft; a write of an older one changes nothing. */
  generation: number | undefined;
  kept: Kept | undefined;
  /** What the write that is under way, or the last, has taken along. */
  written: Kept | undefined;
  savedAt: Date | undefined;
  /** The device refused the last write; it may take the next one. */
  refused: boolean;
  receipt: Receipt | undefined;
  forgets: boolean;
}

export type DraftEvent =
  /** `now`: something depends on it. */
  | { type: 'KEEP'; kept: Partial<Kept>; now?: boolean }
  | { type: 'SENT'; receipt: Receipt }
  /** A new application begins; `forget`: the receipt of the last goes. */
  | { type: 'BEGIN'; forget: boolean }
  /** The page is hidden: it may never be seen again. */
  | { type: 'HIDE' }
  /** The page goes away, and may come back from the browser's memory. */
  | { type: 'LEAVE' }
  | { type: 'RETURN' }
  | { type: 'CONTINUE_HERE' }
  /** Another tab asks for the draft. */
  | { type: 'ASKED' }
  /** Another tab has taken it. */
  | { type: 'TAKEN' };

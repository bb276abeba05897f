import type { ActorRef, MachineSnapshot } from 'xstate';
import type { Attachment } from '#forms/attachment.ts';
import type { Path } from '#forms/draft.ts';
import type { AnyDraft } from '#forms/form.ts';

/** The identity of a send: kept for every retry of the same answers. */
export interface Submission {
  id: string;
  /** What was sent under this id, to tell whether it was edited since. */
  fingerprint: string;
  /** The ids of the sends before each edit since, whose fate is not known; they are asked for first. */
  earlierIds?: readonly string[];
}

/** What the applicant keeps. */
export interface Receipt {
  submissionId: string;
  reference: string;
  /** ISO 8601, by the intake's clock; a backend of the school's own may not say. */
  receivedAt?: string;
  /** An earlier send had arrived after all; what was edited since is not part of it. */
  earlier?: boolean;
}

/** Why a send failed: a sentence for the applicant, and what has to be put right by wire name. */
export interface Failure {
  sentence: string;
  errors?: Record<string, string>;
}

export interface SubmitInput {
  answers: Record<string, unknown>;
  submission: Submission;
  /** Bytes that left the phone, and all there are. */
  onProgress: (sent: number, total: number) => void;
}

/** A list entry that was removed and can still be put back. */
export interface Removal {
  list: Path;
  index: number;
  entry: AnyDraft;
}

/** Lists that began anew because an answer changed, and what undoes it. */
export interface Reset {
  /** The answer that changed last. */
  by: Path;
  /** The answers and the lists as they were before. */
  before: readonly (readonly [path: Path, answer: unknown])[];
}

export interface WizardContext {
  draft: AnyDraft;
  /** Grows when answers change other than by the applicant's typing, so that a view shows them anew. */
  revision: number;
  /** Ids of questions that may show their message: they were left, or an attempt to go on was made. */
  touched: ReadonlySet<string>;
  removal: Removal | undefined;
  reset: Reset | undefined;
  submission: Submission | undefined;
  progress: { sent: number; total: number } | undefined;
  receipt: Receipt | undefined;
  failure: Failure | undefined;
}

export type WizardEvent =
  | { type: 'START' }
  /** `typing`: more keys may follow. */
  | { type: 'CHANGE'; path: Path; answer: unknown; typing?: boolean }
  | { type: 'BLUR'; path: Path }
  | { type: 'ATTACH'; path: Path; files: readonly Attachment[]; multiple: boolean }
  | { type: 'DETACH'; path: Path; id: string }
  | { type: 'ADD_ENTRY'; path: Path; key: string }
  | { type: 'REMOVE'; path: Path; key: string }
  | { type: 'UNDO_REMOVE' }
  | { type: 'UNDO_RESET' }
  | { type: 'SHOW_NEEDED' }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'SUBMIT' }
  | { type: 'PROGRESS'; sent: number; total: number }
  /** A rule that was still on its way has arrived. */
  | { type: 'RULES_LOADED' }
  | { type: 'SENDING' }
  | { type: 'CLOSE' }
  | { type: 'RESTART' }
  | { type: 'RESTORE'; draft: AnyDraft; step: string; submission: Submission | undefined };

export type WizardTag = 'filling' | 'dialog';

// biome-ignore format: the shape every wizard's snapshot shares, whatever its steps are called
// oxlint-disable-next-line typescript/no-explicit-any
export type WizardSnapshot = MachineSnapshot<WizardContext, WizardEvent, any, any, WizardTag, any, any, any>;
export type WizardActor = ActorRef<WizardSnapshot, WizardEvent>;

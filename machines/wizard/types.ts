import type { Attachment } from '#forms/attachment.ts';
import type { Path } from '#forms/draft.ts';
import type { DraftGroup, DraftValue, Entry } from '#forms/draftValue.ts';
import type { PhoneRules } from '#forms/phone.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import type { InvokeMeta } from '#machines/invokeMeta.ts';

/** At most one submission in this many milliseconds, whoever triggers it. */
export const SUBMIT_THROTTLE = 2_000;

/** The identity of a send: the same for every retry of the same answers. */
export interface Submission {
  id: string;
  /** Of what was sent under this id; another one after an edit. */
  fingerprint: string;
  /** The ids of earlier sends, before each edit, of which it is not known whether they arrived; they are asked for first. */
  earlierIds?: readonly string[];
  /** A send of it began, and what became of it is not known. */
  unsure?: boolean;
}

/** The applicant's proof that an application has arrived. */
export interface Receipt {
  submissionId: string;
  reference: string;
  /** ISO 8601, by the intake's clock; absent where a backend of the school's own does not give it. */
  receivedAt?: string;
  /** An earlier send had arrived after all; what was edited since is not part of it. */
  earlier?: boolean;
}

/** Why a send failed, and what the receiver answered. */
export interface Failure {
  kind: 'offline' | 'busy' | 'too large' | 'refused' | 'not the school' | 'not known';
  /** The receiver's own sentence. */
  detail?: string;
  /** What has to be put right, by wire name. */
  errors?: Record<string, string>;
  /** When the receiver asks for another attempt, in milliseconds since 1970. */
  retryAt?: number;
}

/**
 * What became of a send that brought no receipt: it was stopped, it did not arrive, nobody has confirmed it, or nobody can be
 * asked.
 */
export type Ended = 'stopped' | 'not there' | 'not confirmed' | 'not known';

/** A list entry that was removed and can still be put back. */
export interface Removal {
  list: Path;
  index: number;
  entry: Entry;
}

/** What was changed at once: lists that were emptied, answers that were given together, or a file that was removed. */
export interface Undoable {
  /** The answer that changed last, or where the answers were given. */
  by: Path;
  /** The answers and the lists as they were before. */
  before: readonly (readonly [path: Path, answer: DraftValue])[];
}

/** Files that were chosen and are still to be read. */
export interface Choice {
  path: Path;
  /** As the browser gives them. */
  files: readonly unknown[];
  multiple: boolean;
}

export interface WizardContext {
  draft: DraftGroup;
  /** Grows when answers change other than by the applicant's typing, so that a view renders them again. */
  revision: number;
  /** The position of the furthest step that was reached: those up to it can be gone to. */
  reached: number;
  /** The applicant has pressed the button that starts the form. */
  started: boolean;
  /** The step in which the device has saved the draft, until it is opened there. */
  savedStep: string | undefined;
  /** Absent until they are loaded: numbers are checked by their shape. */
  phoneRules: PhoneRules | undefined;
  /** Ids of questions that may show their message: they were left, or an attempt to go on was made. */
  touched: ReadonlySet<string>;
  /** In the order they were chosen; the first is being read. */
  reading: readonly Choice[];
  /** The review of all answers is unfolded. */
  reviewing: boolean;
  /** Ids of the steps whose answers stand open in the review. */
  unfolded: readonly string[];
  /** The id of the question whose file could not be read. */
  unreadable: string | undefined;
  removal: Removal | undefined;
  undoable: Undoable | undefined;
  /** What is offered again from the application that was sent before. */
  previous: DraftGroup | undefined;
  submission: Submission | undefined;
  /** What became of the last send; absent once its answers are edited or sent again, or it was dismissed. */
  ended: Ended | undefined;
  /** Of the last application that arrived from this device. */
  receipt: Receipt | undefined;
  failure: Failure | undefined;
}

export type WizardEvent =
  | { type: 'START' }
  /** `typing`: more keys may follow. */
  | { type: 'CHANGE'; path: Path; answer: DraftValue; typing?: boolean }
  /** Many answers are given together; `by`: where. */
  | { type: 'ANSWER_ALL'; by: Path; answers: readonly (readonly [path: Path, answer: DraftValue])[] }
  | { type: 'BLUR'; path: Path }
  | ({ type: 'CHOOSE' } & Choice)
  /** Files that were chosen have been read. */
  | { type: 'ATTACH'; path: Path; files: readonly Attachment[]; multiple: boolean }
  /** A file that was chosen cannot be read. */
  | { type: 'UNREADABLE'; path: Path }
  | { type: 'DETACH'; path: Path; ids: readonly string[] }
  | { type: 'ADD_ENTRY'; path: Path; key: string }
  | { type: 'REMOVE'; path: Path; key: string }
  | { type: 'UNDO_REMOVE' }
  | { type: 'UNDO_CHANGE' }
  | { type: 'SHOW_NEEDED' }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  /**
   * A place is asked for by its name: a step's id, or `info`. `question`: the id of the one that is meant there; `replace`:
   * the address asks for it already.
   */
  | { type: 'GO_TO'; place: string; question?: string; replace?: boolean }
  /** The review of all answers is unfolded or folded again, or in it those of one step. */
  | { type: 'REVIEW'; step?: string }
  | { type: 'SUBMIT' }
  | { type: 'SENDING' }
  /** The device has what is about to be sent, or will never have it. */
  | { type: 'SAVED' }
  /** The applicant wants to stop a send; sent again, it confirms that. */
  | { type: 'STOP' }
  | { type: 'STAY' }
  | { type: 'CLOSE' }
  | { type: 'RESTART' }
  /** Another application, to which answers of the last are offered. */
  | { type: 'ANOTHER' }
  | { type: 'FORGET_RECEIPT' }
  /** What became of the last send need not be shown any more. */
  | { type: 'DISMISS' }
  /** What the device stores was read: a draft, a receipt, both or nothing. */
  | ({ type: 'RESTORE'; receipt?: Receipt | undefined } & Partial<DraftRecord>)
  /** Another tab holds the draft. */
  | { type: 'SUSPEND' }
  | { type: 'CONTINUE_HERE' };

/** What a wizard emits to whoever shows it. */
export type WizardEmitted =
  /** A place was entered, because of an event of this type; `question` and `replace` as it asked. */
  | {
      type: 'arrived';
      place: string;
      because: WizardEvent['type'];
      question?: string | undefined;
      replace?: boolean | undefined;
    }
  | { type: 'attached'; path: Path; files: readonly Attachment[] }
  | { type: 'emptied'; path: Path };

export type WizardTag = 'filling' | 'dialog' | 'restored';

/** The place that a state of the journey represents, and the step that shows. */
export interface WizardMeta extends InvokeMeta {
  place?: string;
  step?: string;
}

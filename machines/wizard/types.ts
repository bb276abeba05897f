import type { Attachment } from '#forms/attachment.ts';
import type { Path } from '#forms/draft.ts';
import type { DraftGroup, DraftValue, Entry } from '#forms/draftValue.ts';
import type { PhoneRules } from '#forms/phone.ts';
import type { DraftRecord } from '#machines/draftTypes.ts';
import type { Offer } from '#machines/handoverTypes.ts';
import type { Chosen } from '#machines/photographsTypes.ts';
import type { RefusedAnswer } from '#machines/wizard/refusedAnswers.ts';

/** The shortest time between two submissions, in milliseconds. */
export const SUBMIT_THROTTLE = 2_000;

/** The identity of a send: the same for every retry of the same answers. */
export interface Submission {
  id: string;
  /** Of the answers that were sent with this id; it changes after an edit. Empty before the first send. */
  fingerprint: string;
  /** The ids that were sent before edits, also those that were refused; status requests ask for them first. */
  earlierIds?: readonly string[] | undefined;
  /** A send of it began, and its outcome is not known. */
  unsure?: boolean;
  /** An earlier send had the same id: the receiver is asked first. */
  again?: boolean;
  /** Another device may send the same application: its id stays, whatever is edited. */
  shared?: boolean;
}

/** The applicant's proof that an application has arrived. */
export interface Receipt {
  submissionId: string;
  reference: string;
  /** ISO 8601, by the intake's clock; absent where a backend of the school's own does not give it. */
  receivedAt?: string;
  /** It is the receipt of an earlier send, perhaps from another device, without the edits since. */
  earlier?: boolean;
}

/** Why a send failed, and what the receiver answered. */
export interface Failure {
  kind: 'offline' | 'busy' | 'too large' | 'refused' | 'not the school' | 'not known';
  /** The receiver's own sentence. */
  detail?: string | undefined;
  /** Messages for the answers that have to be corrected, by wire name. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** When the receiver asks for another attempt, in milliseconds since 1970. */
  retryAt?: number;
}

/**
 * What became of the last send, until it is dismissed or an answer is edited: its outcome is awaited, the applicant stopped it, it
 * did not arrive, the receiver refused it, no answer confirmed it, or the receiver has no status request.
 */
export type LastSend = 'awaited' | 'stopped' | 'not there' | 'refused' | 'not confirmed' | 'not known';

/** A list entry that was removed and can still be put back. */
export interface Removal {
  list: Path;
  index: number;
  entry: Entry;
}

/** A change that can be undone: emptied lists, several answers that were set at once, or a removed file. */
export interface Undoable {
  /** The path of the answer that changed last, or of the button that set the answers. */
  by: Path;
  /** The answers and the lists as they were before. */
  before: Given;
}

/** Files that were chosen and are still to be read. */
export interface Choice {
  path: Path;
  /** As the browser gives them. */
  files: readonly unknown[];
  multiple: boolean;
}

/** A photograph that is not attached yet; the file's body is the photograph. */
export interface KeptPhotograph extends Omit<Chosen, 'photograph'> {
  file: Attachment;
}

/** Photographs that are becoming the PDF of a question. */
export interface Photographing {
  path: Path;
  /** The ids of the attached photographs that the PDF will replace. */
  replaces: readonly string[];
  photographs: readonly KeptPhotograph[];
}

/** Answers that are set together. */
export type Given = readonly (readonly [path: Path, answer: DraftValue])[];

/** `given`: answers that are known when the form is opened, such as those in its address. */
export type WizardInput = { given?: Given } | undefined;

export interface WizardContext {
  draft: DraftGroup;
  /** Answers with which the form was opened, until they are filled in; those stay that differ from what was answered before. */
  given: Given;
  /** Grows when answers change other than by the applicant's typing, so that a view renders them again. */
  revision: number;
  /** The position of the furthest step that was reached: those up to it can be gone to. */
  reached: number;
  /** The applicant has pressed the button that starts the form. */
  started: boolean;
  /** The step in which the draft was saved: the present one, or that in which the form opens again. */
  savedStep: string | undefined;
  /** The day by the device's clock, YYYY-MM-DD, where that is far from the date of the served page, which counts instead. */
  wrongDay: string | undefined;
  /** Undefined until they are loaded. Until then only the digits of numbers are counted. */
  phoneRules: PhoneRules | undefined;
  /** Ids of questions that may show their message: the applicant has left or answered them, or pressed the disabled Next. */
  touched: ReadonlySet<string>;
  /** In the order in which they are read; the first is being read. */
  reading: readonly Choice[];
  /** The review of all answers is unfolded. */
  reviewing: boolean;
  /** The id of the question to which the review, or a refusal, has led, until the last step is left again. */
  changedQuestion: string | undefined;
  /** Ids of the steps that are unfolded in the review. */
  unfolded: readonly string[];
  /** While the dialog of photographs is open. */
  photographing: Photographing | undefined;
  removal: Removal | undefined;
  undoable: Undoable | undefined;
  /** Answers of the last application, which are offered in this one. */
  previous: DraftGroup | undefined;
  submission: Submission;
  /** The page was closed during the present send. */
  resumes: boolean;
  /** The answers that the receiver of the last send refused. */
  refused: readonly RefusedAnswer[];
  /** The outcome of the last send, of a present one that it is awaited; absent once the answers are edited, or it was dismissed. */
  lastSend: LastSend | undefined;
  /** Of the last application that arrived from this device. */
  receipt: Receipt | undefined;
  failure: Failure | undefined;
  /** The draft was offered to another device, and may continue there. */
  offer: Offer | undefined;
}

/** What two devices with the same draft agree upon. */
export type Shared = Pick<WizardContext, 'submission' | 'lastSend'>;

export type WizardEvent =
  /** “Fill The Form” was pressed. */
  | { type: 'START' }
  /** An answer was changed. `typing`: more keys may follow. */
  | { type: 'CHANGE'; path: Path; answer: DraftValue; typing?: boolean }
  /** Several answers are set at once; `by`: the path of the button. */
  | { type: 'ANSWER_ALL'; by: Path; answers: Given }
  /** A question was left. */
  | { type: 'BLUR'; path: Path }
  /** A press of the mouse, a finger or a pen begins, anywhere on the page. */
  | { type: 'PRESS' }
  /** What the page shows follows the last keys at once: Enter was pressed, or a press has ended. */
  | { type: 'CHECK' }
  /** Files were chosen, dropped, or made of photographs. */
  | ({ type: 'CHOOSE' } & Choice)
  /** The files of the first choice have been examined. */
  | { type: 'ATTACH'; files: readonly Attachment[] }
  /** Files were removed. */
  | { type: 'DETACH'; path: Path; ids: readonly string[] }
  /** A PDF is to be made of photographs: of those with these ids among the question's files, or of others. */
  | { type: 'PHOTOGRAPH'; path: Path; ids: readonly string[] }
  /** The photographs as they are now. */
  | { type: 'KEEP_PHOTOGRAPHS'; photographs: readonly KeptPhotograph[] }
  /** The dialog of photographs has ended with nothing (“left”). With a PDF (“attached”) it is chosen. */
  | { type: 'END_PHOTOGRAPHS' }
  /** An entry was added to a list. */
  | { type: 'ADD_ENTRY'; path: Path; key: string }
  /** An entry was removed from a list. */
  | { type: 'REMOVE'; path: Path; key: string }
  /** Undo was pressed: the entry that was removed last is put back. */
  | { type: 'UNDO_REMOVE' }
  /** Undo was pressed: lists that an answer has emptied, and files that were removed, are put back. */
  | { type: 'UNDO_CHANGE' }
  /** Next or Submit was pressed while it is not possible: what is still needed is shown. */
  | { type: 'SHOW_NEEDED' }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  /**
   * Requests a place by its name: a step's id, or `info`. It comes from the browser's Back and Forward, the step bar, or a link in
   * the page. `question`: the id of the question to focus. `replace`: the address already has this place.
   */
  | { type: 'GO_TO'; place: string; question?: string; replace?: boolean }
  /** The review of all answers is unfolded or folded again, or in it those of one step. */
  | { type: 'REVIEW'; step?: string }
  | { type: 'SUBMIT' }
  /** A send has begun: the next one has to wait. */
  | { type: 'SENDING' }
  /** The device has saved the draft, or has refused it. */
  | { type: 'SAVE_SETTLED' }
  /** The applicant wants to stop a send. The second STOP confirms it. */
  | { type: 'STOP' }
  /** The send goes on. */
  | { type: 'STAY' }
  /** The dialog about the outcome was closed. */
  | { type: 'CLOSE' }
  /** “Start over”, or a new application after one that was sent: the answers are erased. */
  | { type: 'RESTART' }
  /** Begins another application, which offers answers of the last one. */
  | { type: 'ANOTHER' }
  /** The receipt of the last application is erased from this device. */
  | { type: 'FORGET_RECEIPT' }
  /** Hides the outcome of the last send. */
  | { type: 'DISMISS' }
  /** What the device stores was read, a draft, a receipt, both or nothing; or, without `receipt`, a draft came from another device. */
  | ({ type: 'RESTORE'; receipt?: Receipt | undefined } & Partial<DraftRecord>)
  /** Another tab holds the draft. */
  | { type: 'SUSPEND' }
  /** “Continue here” was pressed while another tab holds the draft. */
  | { type: 'CONTINUE_HERE' }
  /** “Continue on another device” was pressed, or a link of another device was opened (a hand-over). */
  | { type: 'HAND_OVER' }
  /** The dialog of another device was closed. */
  | { type: 'END_HAND_OVER' }
  /** What changes since another device will have the draft, or has it, or has it no more. */
  | { type: 'SHARE'; offer: Offer | undefined; shared: Shared };

/** What a wizard emits to the view. */
export type WizardEmitted =
  /**
   * A place was entered. `because`: the type of the event, of the applicant or of XState; `question` and `replace` are those of
   * GO_TO. `changed`: the id of the question to which the review had led.
   */
  | {
      type: 'arrived';
      place: string;
      because: WizardEvent['type'] | `xstate.${string}`;
      question?: string | undefined;
      replace?: boolean | undefined;
      changed?: string | undefined;
    }
  | { type: 'attached'; path: Path; files: readonly Attachment[] }
  | { type: 'emptied' };

export type WizardTag = 'opening' | 'checked' | 'dialog' | 'sent';

/** The place that a state of the journey represents, and the step that shows. */
export interface WizardMeta {
  place: string;
  step?: string;
}

import type { Failure, Receipt, Submission } from '#machines/wizard/types.ts';

/** What a receiver answered to an attempt. */
export type Answered =
  | { became: 'received'; receipt: Receipt }
  /** `temporary`: the same application may be accepted later, after `retryAfter` seconds where the receiver says so. */
  | { became: 'failed'; failure: Failure; temporary: boolean; retryAfter?: number | undefined };

/** What an intake answered to a status request. `asked`: how often it has said so for this id. */
export type StatusAnswer = Answered | { became: 'not there'; asked: number };

/** What an answer is, or what stands for one where the receiver is not asked. */
export type LastAnswer = StatusAnswer | { became: 'stopped' | 'not known' };

export interface PostInput {
  answers: Record<string, unknown>;
  submission: Submission;
  /** How often the intake has said that it does not have this submission. It refuses an attempt that began before the last time. */
  asked: number;
}

export interface AskInput {
  id: string;
  submission: Submission;
}

export interface SendingInput {
  submission: Submission;
  /** Absent where nothing may be sent: the intake is asked, and that is all. */
  answers: Record<string, unknown> | undefined;
  /** The page was closed during the send. */
  resumes: boolean;
}

/** The outcome of a send. */
export type SendingOutput =
  | { became: 'received'; receipt: Receipt }
  | { became: 'failed'; failure: Failure }
  /** `stopped` by the applicant; `not there`: the intake does not have it; `not known`: the receiver has no status request. */
  | { became: 'stopped' | 'not there' | 'not known' };

export interface SendingContext extends SendingInput {
  /** The ids for which a status request is sent before the next attempt. */
  asking: readonly string[];
  asked: number;
  /** From 1. */
  attempt: number;
  /** The device says that it has no connection, which may be wrong. */
  offline: boolean;
  /** When the next attempt begins, in milliseconds since 1970: a sleeping phone's timers do not run. */
  retryAt: number;
  progress: { sent: number; total: number } | undefined;
  /** The last answer of the receiver, or what the send has ended with; absent where no answer came. */
  answer: LastAnswer | undefined;
}

export type SendingEvent =
  /** Bytes of the upload so far. */
  | { type: 'PROGRESS'; sent: number; total: number }
  /** The receiver has answered. */
  | { type: 'ANSWERED'; answered: Answered }
  /** The connection broke, or nothing moved for too long. */
  | { type: 'BROKEN' }
  /** The phone is awake or online again; `now` in milliseconds since 1970. */
  | { type: 'CHECK_TIME'; now: number }
  /** The device says that it has no connection. */
  | { type: 'OFFLINE' }
  /** The device says that it has a connection again. */
  | { type: 'ONLINE' }
  /** The applicant has stopped the send. */
  | { type: 'STOP' };

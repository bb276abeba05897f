import type { Failure, Receipt, Submission } from '#machines/wizard/types.ts';

/** What a receiver answered to an attempt. */
export type Answered =
  | { became: 'received'; receipt: Receipt }
  /** `temporary`: the same application may be accepted later, after `retryAfter` seconds where the receiver says so. */
  | { became: 'failed'; failure: Failure; temporary: boolean; retryAfter?: number | undefined };

export interface PostInput {
  answers: Record<string, unknown>;
  submission: Submission;
}

export interface AskInput {
  id: string;
  submission: Submission;
}

export interface SendingInput extends PostInput {
  /** Only finds out what became of a send that was left; sends nothing. */
  resumes: boolean;
}

/** The outcome of a send. */
export type SendingOutput =
  | { became: 'received'; receipt: Receipt }
  | { became: 'failed'; failure: Failure }
  /** `stopped` by the applicant; `not there`: the intake has nothing of it; `not known`: nobody can be asked. */
  | { became: 'stopped' | 'not there' | 'not known' };

export interface SendingContext extends SendingInput {
  /** The ids that have to be asked for before anything is sent. */
  asking: readonly string[];
  /** From 1. */
  attempt: number;
  /** When the next attempt begins, in milliseconds since 1970: a sleeping phone's timers stand still. */
  retryAt: number;
  retryAfter: number | undefined;
  progress: { sent: number; total: number } | undefined;
  failure: Failure | undefined;
  outcome: SendingOutput | undefined;
}

export type SendingEvent =
  | { type: 'PROGRESS'; sent: number; total: number }
  | { type: 'ANSWERED'; answered: Answered }
  /** The connection broke, or nothing moved for too long. */
  | { type: 'BROKEN' }
  /** The phone is awake or online again; `now` in milliseconds since 1970. */
  | { type: 'CHECK_TIME'; now: number }
  /** The device has no connection, or has one again. */
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'STOP' };

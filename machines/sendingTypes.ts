import type { Failure, Receipt, Submission } from '#machines/wizard/types.ts';

/** What a receiver said to a try. */
export type Answered =
  | { became: 'received'; receipt: Receipt }
  /** `passing`: the same application may be taken later, after `retryAfter` seconds where the receiver says so. */
  | { became: 'failed'; failure: Failure; passing: boolean; retryAfter?: number | undefined };

export interface SendingInput {
  answers: Record<string, unknown>;
  submission: Submission;
  /** Only finds out what became of a send that was left; sends nothing. */
  resumes: boolean;
}

/** What a send comes to. */
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
  /** When the next try begins, in milliseconds since 1970: a sleeping phone's timers stand still. */
  retryAt: number;
  retryAfter: number | undefined;
  progress: { sent: number; total: number } | undefined;
  failure: Failure | undefined;
  outcome: SendingOutput | undefined;
}

export type SendingEvent =
  | { type: 'PROGRESS'; sent: number; total: number }
  | { type: 'ANSWERED'; answered: Answered }
  /** The line broke, or nothing moved for too long. */
  | { type: 'BROKEN' }
  /** The phone is awake or on line again; `now` in milliseconds since 1970. */
  | { type: 'WAKE'; now: number }
  /** The device has no line, or has one again. */
  | { type: 'OFFLINE' }
  | { type: 'ONLINE' }
  | { type: 'STOP' };

export interface PostInput {
  answers: Record<string, unknown>;
  submission: Submission;
}

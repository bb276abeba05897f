import { type Message, message, plural } from '#languages/message.ts';

interface Extras {
  /** A message for each answer that must be corrected, by wire name. */
  errors?: Record<string, string | Message>;
  /** Seconds until the client should try again. */
  retryAfter?: number;
  /** More members of the problem document. */
  members?: Record<string, unknown>;
}

/** An error that is answered with a problem document: an HTTP status and a sentence that tells the applicant what to do. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly sentence: Message;
  readonly extras: Extras;

  constructor(statusCode: number, sentence: Message, extras: Extras = {}) {
    super(sentence({ lang: 'en' }));
    this.sentence = sentence;
    this.statusCode = statusCode;
    this.extras = extras;
  }
}

/** An application with answers that must be corrected. */
export const wrongAnswers = (errors: Record<string, string | Message>): ProblemError => {
  const count = Object.keys(errors).length;
  const sentence = plural(
    'Please correct one answer, then send the application again.',
    'Please correct {count} answers, then send the application again.',
    count,
  );
  return new ProblemError(422, sentence, { errors });
};

/** An upload that is incomplete or malformed. */
export const brokenUpload = (): ProblemError =>
  new ProblemError(400, message('The application arrived incomplete or damaged. Please send it again.'));

/** An application that another request brings. */
export const inProgress = (): ProblemError =>
  new ProblemError(409, message('This application is just being received. Please wait a moment, then try again.'), {
    retryAfter: 2,
  });

export const fullDisk = (): ProblemError =>
  new ProblemError(507, message('We have no room to store applications right now. Please try again later.'), {
    retryAfter: 300,
  });

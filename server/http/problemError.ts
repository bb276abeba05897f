interface Extras {
  /** A message for each wire name that has to be put right. */
  errors?: Record<string, string>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Further members of the problem document. */
  members?: Record<string, unknown>;
}

/** A refusal: an HTTP status and a sentence for the applicant with what to do next. */
export class ProblemError extends Error {
  readonly statusCode: number;
  readonly extras: Extras;

  constructor(statusCode: number, sentence: string, extras: Extras = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.extras = extras;
  }
}

/** An application whose answers have to be put right: a message by wire name. */
export const wrongAnswers = (errors: Record<string, string>): ProblemError => {
  const count = Object.keys(errors).length;
  const sentence = `Please put ${count === 1 ? 'one answer' : `${count} answers`} right, then send again.`;
  return new ProblemError(422, sentence, { errors });
};

/** An upload that cannot be read to its end. */
export const brokenUpload = (): ProblemError =>
  new ProblemError(400, 'The application arrived incomplete or damaged. Please send it again.');

export const fullDisk = (): ProblemError =>
  new ProblemError(507, 'We have no room to store applications right now. Please try again later.', {
    retryAfter: 300,
  });

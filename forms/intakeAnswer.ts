import * as v from 'valibot';

const isText = (value: unknown) => typeof value === 'string';

/** A text, or the texts of a list in one: Laravel, Rails and Django REST framework answer with lists. Anything else is empty. */
const sentences = v.pipe(
  v.unknown(),
  v.transform((value) => [value].flat().filter(isText).join(' ')),
);

const errorMessages = v.pipe(
  v.record(v.string(), sentences),
  v.transform((messages) => Object.fromEntries(Object.entries(messages).filter(([, sentence]) => sentence))),
);

const problem = {
  /** What happened and what to do, in a sentence. */
  detail: v.fallback(v.optional(v.string()), undefined),
  /** A message for each answer that has to be corrected, by wire name. */
  errors: v.fallback(v.optional(errorMessages), undefined),
};

/** ISO 8601. */
const receivedAt = v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined);

const intakeAnswer = v.variant('received', [
  v.object({
    received: v.literal(true),
    submissionId: v.string(),
    receivedAt,
  }),
  v.object({
    received: v.literal(false),
    submissionId: v.string(),
    /** How often a status request for this submission was answered with "not received". */
    asked: v.fallback(v.optional(v.number()), undefined),
    /** An application with this id and other answers was received then. */
    receivedAt,
    ...problem,
  }),
]);

type IntakeAnswer = v.InferOutput<typeof intakeAnswer>;
type Problem = v.InferOutput<v.ObjectSchema<typeof problem, undefined>>;

/** Whether a receiver may accept the same application later, by its HTTP status. 511: the network wants a sign-in. */
export const isBusy = (status: number): boolean =>
  status === 408 || status === 409 || status === 425 || status === 429 || (status >= 500 && status !== 511);

const json = v.pipe(v.string(), v.parseJson());

/**
 * What our own intake says about a submission. Undefined for an answer that does not say whether it was received, or names
 * another submission: it comes from something in between, such as the sign-in page of a Wi-Fi network or a gateway.
 */
export const parseIntakeAnswer = (text: string, submissionId: string): IntakeAnswer | undefined => {
  const { success, output } = v.safeParse(v.pipe(json, intakeAnswer), text);
  return success && output.submissionId === submissionId ? output : undefined;
};

/** What any backend says about a refusal, as far as it can be read. */
export const parseProblem = (text: string): Problem => {
  const { success, output } = v.safeParse(v.pipe(json, v.object(problem)), text);
  return success ? output : {};
};

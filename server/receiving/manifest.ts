import * as v from 'valibot';
import { MANIFEST_PART, manifestSchema, type Part, sizeOf } from '#forms/wire.ts';
import { type Message, message } from '#languages/message.ts';
import { brokenUpload, wrongAnswers } from '#server/http/problemError.ts';

const differs = (sentence: Message) => wrongAnswers({ [MANIFEST_PART]: sentence });

/** What a decoder puts in the place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * The answers among the parts that follow the id. When a manifest comes first, they must be what it declares: the same
 * names and sizes in the same order. Throws a ProblemError otherwise, and where without a manifest a text was no UTF-8.
 */
export const declaredAnswers = (parts: readonly Part[]): readonly Part[] => {
  const [first, ...answers] = parts;
  if (first?.[0] !== MANIFEST_PART) {
    if (parts.some(([, value]) => typeof value === 'string' && value.includes(REPLACEMENT))) throw brokenUpload();
    return parts;
  }
  const manifest = v.safeParse(manifestSchema, first[1]);
  if (!manifest.success) throw differs(() => 'The list of parts must be JSON: [{"name": text, "size": bytes}, ...].');
  const declared = manifest.output;
  const whole =
    declared.length === answers.length &&
    declared.every(({ name, size }, i) => answers[i]![0] === name && sizeOf(answers[i]![1]) === size);
  if (!whole)
    throw differs(message('The application arrived with other parts than it declares. Please send it again.'));
  return answers;
};

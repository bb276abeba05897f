import * as v from 'valibot';
import { MANIFEST_PART, manifestSchema, type Part, sizeOf } from '#forms/wire.ts';
import { type Message, message } from '#languages/message.ts';
import { brokenUpload, wrongAnswers } from '#server/http/problemError.ts';

const manifestError = (sentence: Message) => wrongAnswers({ [MANIFEST_PART]: sentence });

/** A decoder writes this character for bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

/**
 * Returns the answers among the parts after the id. If the first part is a manifest, throws a ProblemError unless the others have the
 * names and sizes that it lists, in its order. Without a manifest, throws one when a text was not UTF-8.
 */
export const checkManifest = (parts: readonly Part[]): readonly Part[] => {
  const [first, ...answers] = parts;
  if (first?.[0] !== MANIFEST_PART) {
    if (parts.some(([, value]) => typeof value === 'string' && value.includes(REPLACEMENT))) throw brokenUpload();
    return parts;
  }
  const manifest = v.safeParse(manifestSchema, first[1]);
  if (!manifest.success)
    throw manifestError(() => 'The list of parts must be JSON: [{"name": text, "size": bytes}, ...].');
  const declared = manifest.output;
  const isComplete =
    declared.length === answers.length &&
    declared.every(({ name, size }, i) => answers[i]![0] === name && sizeOf(answers[i]![1]) === size);
  if (!isComplete) throw manifestError(message('The application did not arrive as it was sent. Please send it again.'));
  return answers;
};

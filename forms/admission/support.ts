import { pdf, yesNo } from '#forms/admission/fields.ts';
import { needsSupport } from '#forms/admission/rules.ts';
import type { FileLeaf, TextLeaf } from '#forms/fieldTypes.ts';

type Support<Question extends string, Upload extends string> = Record<Question, TextLeaf<'always'>> &
  Record<Upload, FileLeaf<'sometimes'>>;

/** Asks whether the learner needs a kind of support, and if so for a report. */
export const support = <Question extends string, Upload extends string>(
  question: Question,
  upload: Upload,
  need: string,
  verb: 'is' | 'are' = 'is',
) =>
  ({
    [question]: yesNo(`Does the learner need ${need}?`, { missing: `Please specify if ${need} ${verb} needed.` }),
    [upload]: pdf(`${need.charAt(0).toUpperCase()}${need.slice(1)} file`, {
      when: needsSupport(need, question),
      atHand: 'Reports on any support the learner needs',
    }),
  }) as Support<Question, Upload>;

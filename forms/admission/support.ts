import { pdf, yesNo } from '#forms/admission/fields.ts';
import { needsSupport } from '#forms/admission/rules.ts';
import type { FileLeaf, TextLeaf } from '#forms/fieldTypes.ts';

type Support<Question extends string, Upload extends string> = Record<Question, TextLeaf<'always'>> &
  Record<Upload, FileLeaf<'sometimes'>>;

interface Wording {
  /** The need, as it names its rule. */
  need: string;
  label: string;
  missing: string;
  /** The label of the report. */
  file: string;
}

/** Asks whether the learner needs a kind of support, and if so for a report. */
export const support = <Question extends string, Upload extends string>(
  question: Question,
  upload: Upload,
  { need, label, missing, file }: Wording,
) =>
  ({
    [question]: yesNo(label, { missing }),
    [upload]: pdf(file, { when: needsSupport(need, question), atHand: 'Reports on any support the learner needs' }),
  }) as Support<Question, Upload>;

import { answerAt, type Path } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { isBlank } from '#forms/form.ts';
import { textInWords } from '#forms/inWords.ts';
import { likelyAnswer } from '#forms/likelyAnswer.ts';
import { idOf } from '#forms/questions.ts';
import { givenIn } from '#forms/rule.ts';
import { t } from '#languages/message.ts';
import { OfferNote } from '#src/components/OfferNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';

export interface OfferProps {
  field: Leaf;
  path: Path;
  onTake: (answer: string) => void;
}

/** Offers an answer: one from another question while this one is blank, or a correction of a typing error. */
export const Offer = ({ field, path, onTake }: OfferProps) => {
  const isLeft = useWizardState(({ context }) => context.touched.has(idOf(path)));
  const elsewhere = useWizardState(({ context: { draft } }) =>
    field.offer && isBlank(field, answerAt(draft, path)) ? givenIn(draft, field.offer)?.trim() : undefined,
  );
  const phoneRules = useWizardState(({ context }) => context.phoneRules);
  const likely = useWizardState(({ context: { draft } }) =>
    isLeft ? likelyAnswer(field.kind, textOf(answerAt(draft, path)), phoneRules) : undefined,
  );
  const answer = elsewhere || likely;
  return (
    answer && (
      <OfferNote
        label={t(field.label)}
        answer={textInWords(field, answer, phoneRules)}
        instead={answer === likely}
        onTake={() => onTake(answer)}
      />
    )
  );
};

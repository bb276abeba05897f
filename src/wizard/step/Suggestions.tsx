import { answerAt } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import { textInWords } from '#forms/inWords.ts';
import { t } from '#languages/message.ts';
import { OfferNote } from '#src/components/OfferNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';
import type { OfferProps } from '#src/wizard/step/Offer.tsx';

/** Offers the answers that are likely for someone who came by a certain link, until one of them is chosen. */
export const Suggestions = ({ field, path, answers, onTake }: OfferProps & { answers: readonly string[] }) => {
  const isChosen = useWizardState(({ context }) => answers.includes(textOf(answerAt(context.draft, path))));
  return (
    !isChosen &&
    answers.map((answer) => (
      <OfferNote
        key={answer}
        label={t(field.label)}
        answer={textInWords(field, answer)}
        onTake={() => onTake(answer)}
      />
    ))
  );
};

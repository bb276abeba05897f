import { answerAt } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import { t } from '#languages/message.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { useWizardState } from '#src/wizard/context.ts';

/** Says that the link which opened the form brings another answer than the one that was begun with. */
export const OtherGiven = () => {
  // Until the draft is restored it is not known whether it is filled in.
  const given = useWizardState((snapshot) => (snapshot.hasTag('restored') ? snapshot.context.given[0] : undefined));
  const begun = useWizardState(({ context }) => given && textOf(answerAt(context.draft, given[0])));
  return (
    given &&
    begun !== given[1] && (
      <StepNote
        text={t(
          'You have begun this for {begun}. For {given}, please send or erase it first, then follow the link again.',
          {
            begun: begun ?? '',
            given: textOf(given[1]),
          },
        )}
      />
    )
  );
};

import { answerAt } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import { t } from '#languages/message.ts';
import { isSame } from '#machines/wizard/answers.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** Says that the link which opened the form brings another answer than the one that was begun with. */
export const OtherGiven = () => {
  const { form } = useWizard();
  // Until the draft is restored it is not known whether it is filled in.
  const given = useWizardState((snapshot) => (snapshot.hasTag('opening') ? undefined : snapshot.context.given[0]));
  const begun = useWizardState(({ context }) => given && answerAt(context.draft, given[0]));
  return (
    given &&
    !isSame(form, given, begun) && (
      <StepNote
        text={t(
          'You have begun a message for {begun}. For {given}, please send or erase it, then open the link again.',
          {
            begun: textOf(begun),
            given: textOf(given[1]),
          },
        )}
      />
    )
  );
};

import { useDeferredValue, useMemo } from 'react';
import { answersInWords } from '#forms/answersInWords.ts';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** In the last step: the answers of the earlier steps, or of the only one, each with a button that leads to its question. */
export const Review = () => {
  const { form, step, send } = useWizard();
  const isOnly = Object.keys(form.steps).length === 1;
  const open = useWizardState(({ context }) => context.reviewing);
  // The answers follow the paint of the press.
  const draft = useDeferredValue(useWizardState(({ context }) => (open ? context.draft : undefined)));
  const unfolded = useWizardState(({ context }) => context.unfolded);
  const phoneRules = useWizardState(({ context }) => context.phoneRules);
  const all = useMemo(() => (draft ? answersInWords(form, draft, phoneRules) : []), [form, draft, phoneRules]);
  const earlier = all.filter(({ id }) => isOnly || id !== step);
  return (
    <AnswerReview
      sections={earlier.map((section) => ({ ...section, open: unfolded.includes(section.id) }))}
      open={open}
      onToggle={(section) => send({ type: 'REVIEW', ...(section !== undefined && { step: section }) })}
      onChange={(place, question) => send({ type: 'GO_TO', place, question })}
    />
  );
};

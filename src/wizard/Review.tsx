import { useState } from 'react';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { sentAnswers } from '#src/wizard/sentAnswers.ts';

/** The answers of the earlier steps, to be checked in the last one. The way back is Previous, as often as it takes. */
export const Review = () => {
  const { form, step, actor } = useWizard();
  const [open, setOpen] = useState(false);
  const ids = Object.keys(form.steps);
  const draft = useWizardState(({ context }) => (open ? context.draft : undefined));
  const goBackTo = (id: string) => {
    for (let position = ids.indexOf(step); position > ids.indexOf(id); position--) actor.send({ type: 'PREVIOUS' });
  };
  const earlier = draft ? sentAnswers(form, draft).filter(({ id }) => id !== step) : [];
  return <AnswerReview sections={earlier} open={open} onToggle={() => setOpen(!open)} onChange={goBackTo} />;
};

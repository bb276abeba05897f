import { useState } from 'react';
import { AnswerReview } from '#src/components/AnswerReview.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { sentAnswers } from '#src/wizard/sending/sentAnswers.ts';

/** The answers of the earlier steps, to be checked in the last one, each section with the way to its step. */
export const Review = () => {
  const { form, step, send } = useWizard();
  const [open, setOpen] = useState(false);
  const draft = useWizardState(({ context }) => (open ? context.draft : undefined));
  const earlier = draft ? sentAnswers(form, draft).filter(({ id }) => id !== step) : [];
  return (
    <AnswerReview
      sections={earlier}
      open={open}
      onToggle={() => setOpen(!open)}
      onChange={(place) => send({ type: 'GO_TO', place })}
    />
  );
};

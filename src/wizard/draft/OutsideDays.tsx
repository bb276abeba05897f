import { answersInWords } from '#forms/answersInWords.ts';
import { atHand } from '#forms/atHand.ts';
import { hasAnswers } from '#forms/check.ts';
import { type Reception, receptionNote } from '#forms/receivingDays.ts';
import { ReceptionNote } from '#src/components/ReceptionNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** What shows before the first day on which the form is received, and after the last one. */
export const OutsideDays = ({ at }: { at: Extract<Reception, 'not yet' | 'over'> }) => {
  const { form, send } = useWizard();
  const draft = useWizardState(({ context }) => context.draft);
  const phoneRules = useWizardState(({ context }) => context.phoneRules);
  return (
    <ReceptionNote
      text={receptionNote(form.days, at)?.() ?? ''}
      steps={atHand(form)}
      sections={hasAnswers(form, draft) ? answersInWords(form, draft, phoneRules) : []}
      onErase={() => send({ type: 'RESTART' })}
    />
  );
};

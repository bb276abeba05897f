import { atHand } from '#forms/atHand.ts';
import { hasAnswers } from '#forms/check.ts';
import { hasKind } from '#forms/form.ts';
import { reception, receptionNote } from '#forms/receivingDays.ts';
import { sentAnswers } from '#forms/sentAnswers.ts';
import { ReceptionNote } from '#src/components/ReceptionNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';

/** What shows before the first day on which the form is received, and after the last one. */
export const OutsideDays = () => {
  const { form, send } = useWizard();
  const draft = useWizardState(({ context }) => context.draft);
  const phoneRules = useWizardState(({ context }) => context.phoneRules);
  // Where nothing was begun by the last day, the days after it are no help.
  const at = reception(form.days) === 'not yet' ? 'not yet' : 'over';
  return (
    <ReceptionNote
      text={receptionNote(form.days, at)?.() ?? ''}
      steps={at === 'not yet' ? atHand(form) : []}
      sections={hasAnswers(form, draft) ? sentAnswers(form, draft, phoneRules) : []}
      files={hasKind(form, 'pdf')}
      onErase={() => send({ type: 'RESTART' })}
    />
  );
};

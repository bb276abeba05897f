import { validateStep } from '#forms/check.ts';
import { answerAt } from '#forms/draft.ts';
import { isBlank } from '#forms/form.ts';
import { idOf, questionsOf } from '#forms/questions.ts';
import { t } from '#languages/message.ts';
import { dayHere } from '#src/components/clock.ts';
import { surelyKeptUntil } from '#src/components/keptUntil.ts';
import { StepNote } from '#src/components/StepNote.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { HandOver } from '#src/wizard/handover/HandOver.tsx';
import { canHandOver } from '#src/wizard/handover/handover.ts';

/** Where a step lacks papers and nothing else: until when the answers wait for them, and whom to ask. */
export const MissingPapers = () => {
  const { form, step } = useWizard();
  const { savedAt } = useSaved();
  const lacksPapers = useWizardState(({ context: { draft, phoneRules } }) => {
    const needed = validateStep(form, step, draft, phoneRules).messages;
    const papers = questionsOf(form, step, draft)
      .filter(({ field, path }) => field.kind === 'pdf' && isBlank(field, answerAt(draft, path)))
      .map(({ path }) => idOf(path));
    return needed.size > 0 && [...needed.keys()].every((id) => papers.includes(id));
  });
  return (
    lacksPapers &&
    !form.addsTo && (
      <>
        <StepNote
          text={
            savedAt
              ? t(
                  'Is a paper not ready yet? Everything else can be prepared meanwhile. Your answers stay on this device only, until {day}: you can close this page and come back. Or call {phone}, or write to {email}.',
                  { day: dayHere(surelyKeptUntil(savedAt)) },
                )
              : t('Is a paper not ready yet? Please call {phone} or write to {email}.')
          }
        />
        {savedAt && canHandOver() && (
          <p className="step-note hand-over">
            <span>{t('Are they on paper? You can photograph them with your phone.')}</span> <HandOver />
          </p>
        )}
      </>
    )
  );
};

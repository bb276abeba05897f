import { hasKind } from '#forms/form.ts';
import { t } from '#languages/message.ts';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { sentenceOf, whereSaved } from '#src/wizard/sending/failures.ts';
import { refusals } from '#src/wizard/sending/refusals.ts';

/** Why a send failed, and what to do. */
export const Failed = () => {
  const { form } = useWizard();
  const stored = useStored();
  const failure = useWizardState(({ context }) => context.failure);
  const draft = useWizardState(({ context }) => context.draft);
  return (
    failure && (
      <>
        <p>{sentenceOf(failure, draft, whereSaved({ stored, files: hasKind(form, 'pdf') }))}</p>
        {failure.errors && (
          <ul>
            {refusals(form, draft, failure.errors).map(({ label, message }) => (
              <li key={`${label} ${message}`}>
                {rich(t('{label}: {message}'), { label: <strong>{label}</strong>, message })}
              </li>
            ))}
          </ul>
        )}
      </>
    )
  );
};

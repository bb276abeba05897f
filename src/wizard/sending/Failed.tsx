import { t } from '#languages/message.ts';
import { Refusals } from '#src/components/Refusals.tsx';
import { reloadAddress } from '#src/frame/arrivingLink.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { useSaved } from '#src/wizard/draft/useSaved.ts';
import { sentenceOf, whereSaved } from '#src/wizard/sending/failures.ts';
import { namedBy } from '#src/wizard/sending/refusals.ts';

/** Why a send failed, what to do, and the way to each answer that has to be corrected. */
export const Failed = () => {
  const { form, send } = useWizard();
  const saved = useSaved();
  const failure = useWizardState(({ context }) => context.failure);
  const draft = useWizardState(({ context }) => context.draft);
  const refused = useWizardState(({ context }) => context.refused);
  if (!failure) return null;
  const listed = namedBy(form, draft, refused, failure);
  return (
    <>
      <p>{rich(sentenceOf(failure, whereSaved(saved)), contactLinks)}</p>
      {listed.length > 0 && (
        <Refusals refusals={listed} onGo={(place, question) => send({ type: 'GO_TO', place, question })} />
      )}
      {listed.length > 0 && failure.kind === 'refused' && saved.stored && (
        <p>
          {rich(t('The form may have changed since you opened this page. {reload}'), {
            reload: (
              <a href={reloadAddress()} target="_self">
                {t('Reload')}
              </a>
            ),
          })}
        </p>
      )}
    </>
  );
};

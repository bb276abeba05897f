import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { Refusals } from '#src/components/Refusals.tsx';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { endingOf } from '#src/wizard/sending/failures.ts';
import { namedBy } from '#src/wizard/sending/refusals.ts';

/** In the last step: the outcome of a send without a receipt, until it is dismissed. */
export const Ending = () => {
  const { form, send } = useWizard();
  const lastSend = useWizardState(({ context }) => context.lastSend);
  const draft = useWizardState(({ context }) => (context.lastSend === 'refused' ? context.draft : undefined));
  const refused = useWizardState(({ context }) => context.refused);
  const failure = useWizardState(({ context }) => context.failure);
  const dismiss = () => {
    send({ type: 'DISMISS' });
    focusOn('step-heading');
  };
  // None while it is awaited, or where another version of the site has stored another outcome.
  const ending = lastSend && endingOf[lastSend];
  return (
    ending && (
      <div className="ending" id="ending" tabIndex={-1}>
        <p>{rich(ending(), contactLinks)}</p>
        {draft && failure && (
          <>
            {failure.detail && <p>{failure.detail}</p>}
            <Refusals
              refusals={namedBy(form, draft, refused, failure)}
              onGo={(place, question) => send({ type: 'GO_TO', place, question })}
            />
          </>
        )}
        <Button look="quiet" onClick={dismiss}>
          {t('Dismiss')}
        </Button>
      </div>
    )
  );
};

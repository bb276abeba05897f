import { t } from '#languages/message.ts';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { endingOf } from '#src/wizard/sending/failures.ts';

/** In the last step: the outcome of a send without a receipt, until it is dismissed. */
export const Ending = () => {
  const { send } = useWizard();
  const ended = useWizardState(({ context }) => context.ended);
  const dismiss = () => {
    send({ type: 'DISMISS' });
    focusOn('step-heading');
  };
  return (
    ended && (
      <div className="ending" id="ending" tabIndex={-1}>
        <p>{endingOf[ended]()}</p>
        <button type="button" className="button button--quiet" onClick={dismiss}>
          {t('Dismiss')}
        </button>
      </div>
    )
  );
};

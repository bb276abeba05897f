import { type FormEvent, type KeyboardEvent, memo, useState } from 'react';
import { pathOfStep } from '#forms/draft.ts';
import { reception, receptionNote } from '#forms/receivingDays.ts';
import { holds } from '#forms/rule.ts';
import { t } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { canGoOn } from '#machines/wizard/snapshot.ts';
import { Button } from '#src/components/Button.tsx';
import { ignoreSecondPress } from '#src/components/ignoreSecondPress.ts';
import { PrivacyNote } from '#src/components/PrivacyNote.tsx';
import { StepActions } from '#src/components/StepActions.tsx';
import { StepNote } from '#src/components/StepNote.tsx';
import { privacyNote } from '#src/content/privacyNote.ts';
import { rich } from '#src/frame/rich.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { SavedAt } from '#src/wizard/draft/SavedAt.tsx';
import { useStored } from '#src/wizard/draft/useSaved.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { Ending } from '#src/wizard/sending/Ending.tsx';
import { ClockNote } from '#src/wizard/step/ClockNote.tsx';
import { StepFields } from '#src/wizard/step/Fields.tsx';
import { isEnterInField, nextControl } from '#src/wizard/step/idleEnter.ts';
import { MissingPapers } from '#src/wizard/step/MissingPapers.tsx';
import { Previous } from '#src/wizard/step/Previous.tsx';
import { ReuseNote } from '#src/wizard/step/ReuseNote.tsx';
import { Review } from '#src/wizard/step/Review.tsx';
import { ReviewReturn } from '#src/wizard/step/ReviewReturn.tsx';
import { StillNeeded } from '#src/wizard/step/StillNeeded.tsx';

/** The present step: its questions, its missing answers, and its buttons. */
export const StepForm = memo(() => {
  const { form, Lead, step, actor, send } = useWizard();
  const ids = Object.keys(form.steps);
  const position = ids.indexOf(step);
  const last = position === ids.length - 1;
  const { note } = form.steps[step]!;
  const noted = useWizardState(({ context }) => note !== undefined && holds(note.when, context.draft));
  const daysNote = receptionNote(form.days, reception(form.days));
  const stored = useStored();
  const revision = useWizardState(({ context }) => context.revision);
  const shown = `${step} ${revision}`;
  const [panelOpenIn, setPanelOpenIn] = useState<string>();
  const ready = useWizardState(canGoOn);
  const informed = useWizardState(
    (snapshot) => !snapshot.hasTag('dialog') && snapshot.can({ type: 'GO_TO', place: 'info' }),
  );

  const showNeeded = () => {
    send({ type: 'SHOW_NEEDED' });
    setPanelOpenIn(shown);
    focusOn('needed');
  };
  const goOn = () => send({ type: last ? 'SUBMIT' : 'NEXT' });
  /** Whether the way on is open now: the last keys, or answers that were filled in without an event, may have completed the step. */
  const opens = () => {
    send({ type: 'CHECK' });
    return canGoOn(actor.getSnapshot());
  };
  // What the button shows may be of another day.
  const press = () => (opens() ? goOn() : showNeeded());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };
  // While the button is disabled, the browser does not submit: Enter moves to the next question, unless it may go on after all.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (ready || !isEnterInField(event)) return;
    event.preventDefault();
    if (opens()) goOn();
    else nextControl(event)?.focus();
  };
  return (
    // The heading and the buttons stay: some screen readers do not read a new element that gets the focus of a removed one.
    <form
      className="step"
      noValidate
      aria-labelledby="step-heading"
      onClickCapture={ignoreSecondPress}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <header className="step-header">
        <h2 className="step-heading" id="step-heading" tabIndex={-1}>
          <span>{t(form.steps[step]!.title)}</span>
          {ids.length > 1 && (
            <span className="vh">{t(', step {number} of {count}', { number: position + 1, count: ids.length })}</span>
          )}
        </h2>
        <p className="field-hint">
          {rich(t('Fields marked {star} are required.'), {
            star: (
              <>
                <span aria-hidden="true">*</span>
                <span className="vh">{t('with a star')}</span>
              </>
            ),
          })}
        </p>
        <SavedAt />
      </header>
      <div key={shown} className="step-body">
        <ClockNote />
        {daysNote && <p className="step-note">{daysNote()}</p>}
        {position === 0 && Lead && <Lead />}
        {noted && <StepNote text={t(note!.text)} />}
        {form.reuses && <Previous path={pathOfStep(form, step)} />}
        {position === 0 && <ReuseNote />}
        {last && <Ending />}
        {position === 0 && informed && (
          <Button look="quiet" onClick={() => send({ type: 'GO_TO', place: 'info' })}>
            {t('What to have at hand, and the blank forms')}
          </Button>
        )}
        {position === 0 && <PrivacyNote text={privacyNote.text(stored)} href={localPath('/privacy')} />}
        <StepFields />
        <MissingPapers />
        {last ? <Review /> : <ReviewReturn />}
        {!ready && (
          <StillNeeded open={panelOpenIn === shown} onOpen={showNeeded} onFold={() => setPanelOpenIn(undefined)} />
        )}
      </div>
      <StepActions
        first={position === 0}
        last={last}
        ready={ready}
        onPrevious={() => send({ type: 'PREVIOUS' })}
        onBlocked={press}
      />
    </form>
  );
});

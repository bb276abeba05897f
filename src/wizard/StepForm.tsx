import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import { pathOfStep } from '#forms/draft.ts';
import { StepActions } from '#src/components/StepActions.tsx';
import { useWizard, useWizardState } from '#src/wizard/context.ts';
import { Fields } from '#src/wizard/Fields.tsx';
import { focusOn } from '#src/wizard/focus.ts';
import { Review } from '#src/wizard/Review.tsx';
import { StillNeeded } from '#src/wizard/StillNeeded.tsx';
import { useIgnoredEnter } from '#src/wizard/useIgnoredEnter.ts';
import { useSpokenProblems } from '#src/wizard/useSpokenProblems.ts';

/** The step in progress: its questions, what is still needed, and the way on. */
export const StepForm = memo(() => {
  const { form, step, actor, announce, arrive } = useWizard();
  const ids = Object.keys(form.steps);
  const position = ids.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  useSpokenProblems();
  const ready = useWizardState((snapshot) => snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' }));

  useEffect(() => {
    if (!arrive({ step, revision: actor.getSnapshot().context.revision })) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.wizard')?.scrollIntoView();
  }, [actor, step, arrive]);

  useEffect(() => {
    if (ready) announce(`All answers complete. ${position === ids.length - 1 ? 'Submit' : 'Next'} is available.`);
  }, [ready, announce, position, ids.length]);

  const showNeeded = () => {
    actor.send({ type: 'SHOW_NEEDED' });
    setPanelOpen(true);
    focusOn('needed');
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: position === ids.length - 1 ? 'SUBMIT' : 'NEXT' });
  };
  const self = useIgnoredEnter(ready ? undefined : showNeeded);
  return (
    <form className="step" noValidate aria-labelledby="step-heading" onSubmit={goOn} ref={self}>
      <header className="step-header">
        <h2 className="step-heading" id="step-heading" ref={heading} tabIndex={-1}>
          {form.steps[step]!.title}
          <span className="vh">
            , step {position + 1} of {ids.length}
          </span>
        </h2>
        <p className="field-hint">
          Fields marked <span aria-hidden="true">*</span>
          <span className="vh">with a star</span> are required.
        </p>
      </header>
      <div className="step-fields">
        <Fields
          fields={form.steps[step]!.fields}
          path={pathOfStep(form, step)}
          name={pathOfStep(form, step).join('')}
        />
      </div>
      {position === ids.length - 1 && <Review />}
      {!ready && <StillNeeded open={panelOpen} onOpen={showNeeded} onFold={() => setPanelOpen(false)} />}
      <StepActions
        first={position === 0}
        last={position === ids.length - 1}
        ready={ready}
        onPrevious={() => actor.send({ type: 'PREVIOUS' })}
        onBlocked={showNeeded}
      />
    </form>
  );
});

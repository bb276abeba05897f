import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import type { Form } from '#forms/form.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import type { wizardMachine } from '#machines/wizard/machine.ts';
import { stepOf } from '#machines/wizard/machine.ts';
import type { WizardActor } from '#machines/wizard/types.ts';
import { DraftNote } from '#src/components/DraftNote.tsx';
import { HelpNote } from '#src/components/HelpNote.tsx';
import { LongLists } from '#src/components/SelectField.tsx';
import { Stepper } from '#src/components/Stepper.tsx';
import { school } from '#src/content/school.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { Outcome, type OutcomeWords } from '#src/wizard/Outcome.tsx';
import { SentApplication } from '#src/wizard/SentApplication.tsx';
import { StepForm } from '#src/wizard/StepForm.tsx';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrival } from '#src/wizard/useArrival.ts';
import { useDraft } from '#src/wizard/useDraft.ts';
import { useLiveChart } from '#src/wizard/useLiveChart.ts';
import { useStepTitle } from '#src/wizard/useStepTitle.ts';
import { useTyping } from '#src/wizard/useTyping.ts';

export interface WizardProps {
  form: Form;
  /** With its `submit` actor provided. */
  machine: ReturnType<typeof wizardMachine>;
  words: OutcomeWords;
  /** What stands before the first step, for a form that has an information page. */
  Info?: ComponentType<{ onStart: () => void }>;
}

/** A form as its applicant sees it, whatever state its machine is in. */
export const Wizard = ({ form, machine, words, Info }: WizardProps) => {
  const actor = useActorRef(machine) as unknown as WizardActor;
  const step = useSelector(actor, (snapshot) => stepOf(form, snapshot));
  const revision = useSelector(actor, ({ context }) => context.revision);
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ journey: 'receipt' }));
  const root = useRef<HTMLDivElement>(null);
  const { status, announce } = useAnnouncer();

  const { flush } = useTyping(actor);
  const draft = useDraft(form, actor, root, flush);
  useStepTitle(form, actor);
  useLiveChart(form, machine, actor);
  useEffect(() => {
    // Without the numbering plans a number is checked by its shape, and by the intake.
    loadPhoneRules().then(
      () => actor.send({ type: 'RULES_LOADED' }),
      () => undefined,
    );
  }, [actor]);

  const { begin, arrive } = useArrival();
  const scope = useMemo(() => step && { form, step, actor, announce, arrive }, [form, step, actor, announce, arrive]);
  const start = () => {
    begin();
    actor.send({ type: 'START' });
  };
  const erase = () => {
    actor.send({ type: 'RESTART' });
    focusOn(Info ? 'information' : 'step-heading');
  };
  return (
    <div className="wizard" ref={root} data-ready={draft.restored || undefined}>
      <noscript>
        <p className="without-script">
          The form needs JavaScript. Please switch it on in this browser, or ask the school for the form on paper.
        </p>
      </noscript>
      {scope && step && (
        <WizardScopeContext value={scope}>
          <Stepper
            labels={Object.values(form.steps).map(({ title }) => title)}
            current={Object.keys(form.steps).indexOf(step)}
          />
          <div className="wizard-body">
            <LongLists />
            <StepForm key={`${step} ${revision}`} />
            <div className="wizard-aside">
              <HelpNote phone={school.phone} email={school.email.address} />
              <DraftNote savedAt={draft.savedAt} stored={draft.stored} onErase={erase} />
            </div>
          </div>
          <Outcome words={words} />
        </WizardScopeContext>
      )}
      {!step && (sent ? <SentApplication form={form} actor={actor} /> : Info && <Info onStart={start} />)}
      <p role="status" className="vh" ref={status} />
    </div>
  );
};

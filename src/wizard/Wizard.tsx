import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react';
import type { Form } from '#forms/form.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import type { wizardMachine } from '#machines/wizard/machine.ts';
import { placeOf, stepOf } from '#machines/wizard/places.ts';
import type { WizardActor } from '#machines/wizard/types.ts';
import { HelpNote } from '#src/components/HelpNote.tsx';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { loadCountryPhoneInput } from '#src/components/PhoneField.tsx';
import { LongLists } from '#src/components/SelectField.tsx';
import { school } from '#src/content/school.ts';
import { takeEarlyPress } from '#src/frame/earlyPress.ts';
import { whenIdle } from '#src/frame/whenIdle.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { KeptAnswers } from '#src/wizard/draft/KeptAnswers.tsx';
import { KeptReceipt } from '#src/wizard/draft/KeptReceipt.tsx';
import { useWarning } from '#src/wizard/draft/useWarning.ts';
import { Elsewhere, fetchLateParts, Outcome, SentApplication } from '#src/wizard/late.ts';
import type { OutcomeWords } from '#src/wizard/sending/Outcome.tsx';
import { loadPhotographs } from '#src/wizard/step/photographs.ts';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { Steps } from '#src/wizard/step/Steps.tsx';
import { useAddress } from '#src/wizard/useAddress.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrivals } from '#src/wizard/useArrivals.ts';
import { useLiveChart } from '#src/wizard/useLiveChart.ts';
import { useResumed } from '#src/wizard/useResumed.ts';
import { useSpokenNews } from '#src/wizard/useSpokenNews.ts';
import { useStepTitle } from '#src/wizard/useStepTitle.ts';
import { useStrayDrops } from '#src/wizard/useStrayDrops.ts';
import { useTyping } from '#src/wizard/useTyping.ts';

export interface WizardProps {
  form: Form;
  /** With the actors of a browser provided, as `inThisBrowser` does. */
  machine: ReturnType<typeof wizardMachine>;
  words: OutcomeWords;
  /** What stands before the first step, for a form that has an information page. */
  Info?: ComponentType<{ opening: boolean; onStart: () => void }>;
}

/** A form as its applicant sees it, whatever state its machine is in. */
export const Wizard = ({ form, machine, words, Info }: WizardProps) => {
  const actor = useActorRef(machine) as unknown as WizardActor;
  const place = useSelector(actor, placeOf);
  const step = useSelector(actor, stepOf);
  const revision = useSelector(actor, ({ context }) => context.revision);
  const begun = useSelector(actor, ({ context }) => context.begun);
  const restored = useSelector(actor, (snapshot) => snapshot.hasTag('restored'));
  const hasDialog = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  // A dialog that may come later waits for what everybody sees, and is drawn in a task of its own.
  const settled = useDeferredValue(restored);
  const fault: unknown = useSelector(actor, ({ error }) => error);
  if (fault !== undefined) throw fault;
  const { status, announce } = useAnnouncer();

  const { send } = useTyping(actor);
  useArrivals(actor);
  useAddress(actor);
  useSpokenNews(form, actor, announce);
  useStrayDrops(announce);
  useStepTitle(form, actor);
  useWarning(actor);
  useLiveChart(form, machine, actor);
  useResumed(restored);
  useEffect(() => {
    if (takeEarlyPress()) actor.send({ type: 'START' });
    // Without the numbering plans a number is checked by its shape, and by the intake.
    loadPhoneRules().then(
      () => actor.send({ type: 'RULES_LOADED' }),
      () => undefined,
    );
    // What a later step needs is there before the line may fail.
    void whenIdle(() => {
      loadCountryPhoneInput().catch(() => undefined);
      fetchLateParts().catch(() => undefined);
      loadPhotographs().catch(() => undefined);
    });
  }, [actor]);

  const scope = useMemo(() => ({ form, step: step ?? '', actor, send, announce }), [form, step, actor, send, announce]);
  return (
    <div className="wizard" data-ready={restored || undefined}>
      <noscript>
        <p className="without-script">
          This form needs JavaScript. Please turn it on in this browser, or ask the school for a paper form.
        </p>
      </noscript>
      <NotLoaded hidden />
      <p className="resuming">Your answers are being brought back …</p>
      <WizardScopeContext value={scope}>
        {step && (
          <>
            <Steps />
            <div className="wizard-body">
              <LongLists />
              <StepForm key={`${step} ${revision}`} />
              <div className="wizard-aside">
                <HelpNote phone={school.phone} email={school.email.address} />
                <KeptAnswers />
                <KeptReceipt />
              </div>
            </div>
            {(hasDialog || settled) && <Outcome words={words} />}
          </>
        )}
        {place === 'info' && Info && (
          <>
            <KeptReceipt />
            <Info opening={begun && !restored} onStart={() => send({ type: 'START' })} />
          </>
        )}
        {place === 'elsewhere' && <Elsewhere />}
        {place === 'receipt' && <SentApplication />}
      </WizardScopeContext>
      <p role="status" className="vh" ref={status} />
    </div>
  );
};

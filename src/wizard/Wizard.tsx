import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react';
import type { Form } from '#forms/form.ts';
import { t } from '#languages/message.ts';
import {
  asChecked,
  pageOf,
  type WizardActor,
  type WizardMachine,
  type WizardSnapshot,
} from '#machines/wizard/snapshot.ts';
import type { Given } from '#machines/wizard/types.ts';
import { HelpNote } from '#src/components/HelpNote.tsx';
import { NotLoaded } from '#src/components/NotLoaded.tsx';
import { loadCountryPhoneInput } from '#src/components/PhoneField.tsx';
import { LongLists } from '#src/components/SelectField.tsx';
import { arriving } from '#src/frame/arrivingLink.ts';
import { contactLinks } from '#src/frame/contactLinks.tsx';
import { ErrorBoundary } from '#src/frame/ErrorBoundary.tsx';
import { takeEarlyPress } from '#src/frame/earlyPress.ts';
import { rich } from '#src/frame/rich.tsx';
import { whenIdle } from '#src/frame/whenIdle.ts';
import { useLiveChart } from '#src/live/useLiveChart.ts';
import { WizardScopeContext } from '#src/wizard/context.ts';
import { ContinueDraft } from '#src/wizard/draft/ContinueDraft.tsx';
import { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
import { LastReceipt } from '#src/wizard/draft/LastReceipt.tsx';
import { OutsideDays } from '#src/wizard/draft/OutsideDays.tsx';
import { SavedAnswers } from '#src/wizard/draft/SavedAnswers.tsx';
import { useLastSave } from '#src/wizard/draft/useLastSave.ts';
import { isStored } from '#src/wizard/draft/useSaved.ts';
import { useWarning } from '#src/wizard/draft/useWarning.ts';
import { AnotherDevice } from '#src/wizard/handover/AnotherDevice.tsx';
import { Outcome, type OutcomeWords } from '#src/wizard/sending/Outcome.tsx';
import { SentApplication } from '#src/wizard/sending/SentApplication.tsx';
import { loadPhotographs } from '#src/wizard/step/photographs.ts';
import { StepForm } from '#src/wizard/step/StepForm.tsx';
import { Steps } from '#src/wizard/step/Steps.tsx';
import { TakingPhotographs } from '#src/wizard/step/TakingPhotographs.tsx';
import { useSendWithHeldAnswers } from '#src/wizard/step/useSendWithHeldAnswers.ts';
import { useAddress } from '#src/wizard/useAddress.ts';
import { useAnnouncements } from '#src/wizard/useAnnouncements.ts';
import { useAnnouncer } from '#src/wizard/useAnnouncer.ts';
import { useArrivals } from '#src/wizard/useArrivals.ts';
import { usePresses } from '#src/wizard/usePresses.ts';
import { useResumed } from '#src/wizard/useResumed.ts';
import { useStepTitle } from '#src/wizard/useStepTitle.ts';
import { useStrayDrops } from '#src/wizard/useStrayDrops.ts';

export interface InfoProps {
  /** The applicant has started the form, and the draft is being read. */
  opening: boolean;
  onStart: () => void;
}

export interface WizardProps {
  form: Form;
  /** With the actors of a browser provided, as `inThisBrowser` does. */
  machine: WizardMachine;
  words: OutcomeWords;
  /** Answers that are known when the form is opened. */
  given?: Given;
  suggested?: Given;
  /** The page before the first step, where a form has one. */
  Info?: ComponentType<InfoProps>;
  /** Above the first questions, where a form has something of its own there. */
  Lead?: ComponentType;
}

/** A form, in any state of its machine. */
export const Wizard = (props: WizardProps) => {
  const { given = [] } = props;
  const actor = useActorRef(props.machine, { input: { given } });
  return (
    <ErrorBoundary fallback={<Broken actor={actor} />}>
      <Application {...props} actor={actor} />
    </ErrorBoundary>
  );
};

/** Shown instead of a form that failed to render. */
const Broken = ({ actor }: { actor: WizardActor }) => {
  const draft = actor.getSnapshot().children.draft?.getSnapshot();
  return <NotLoaded broken saved={draft?.status === 'active' && isStored(draft)} />;
};

const none: Given = [];

const shownOf = (snapshot: WizardSnapshot) => ({ page: pageOf(snapshot), restored: !snapshot.hasTag('opening') });

const Application = ({ form, words, suggested = none, Info, Lead, actor }: WizardProps & { actor: WizardActor }) => {
  const view = useMemo(() => asChecked(actor), [actor]);
  const due = useSelector(view, shownOf, shallowEqual);
  // A press is painted at once, and the page that it leads to as soon as it is rendered.
  const shown = useDeferredValue(due);
  const { page, restored } = shown;
  const step = page in form.steps ? page : undefined;
  const viewOfPage = useMemo(() => asChecked(actor, page), [actor, page]);
  const handsOver = useSelector(view, ({ value }) => value.handover !== 'closed');
  const started = useSelector(view, ({ context }) => context.started);
  const { status, announce } = useAnnouncer();

  const send = useSendWithHeldAnswers(form, step, actor, viewOfPage);
  useLastSave(actor, send);
  useArrivals(actor, shown === due);
  useAddress(actor, send);
  useAnnouncements(form, actor, announce);
  useStrayDrops();
  usePresses(actor);
  useStepTitle(form, viewOfPage);
  useWarning(form, view);
  useLiveChart(actor);
  useResumed(restored);
  useEffect(() => {
    if (takeEarlyPress()) actor.send({ type: 'START' });
    if (arriving.link) actor.send({ type: 'HAND_OVER' });
    // Parts that a later step needs are loaded early: the connection may fail later.
    void whenIdle(() => {
      loadCountryPhoneInput().catch(() => undefined);
      loadPhotographs().catch(() => undefined);
    });
  }, [actor]);

  const scope = useMemo(
    () => ({ form, suggested, Lead, step: step ?? '', actor, view: viewOfPage, send, announce }),
    [form, suggested, Lead, step, actor, viewOfPage, send, announce],
  );
  return (
    <div className="wizard" data-ready={restored || undefined} data-moving={due.page !== page || undefined}>
      {/* React renders its content on the server only. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className="without-script">
            {rich(
              t(
                'This form needs JavaScript. Please turn it on in this browser, or ask the school for a paper form: {phone}, {email}.',
              ),
              contactLinks,
            )}
          </p>
        )}
      </noscript>
      <p className="too-old" role="alert" hidden>
        {rich(
          t(
            'This browser is too old for this form. Please update it, use another browser or device, or ask the school for a paper form: {phone}, {email}.',
          ),
          contactLinks,
        )}
      </p>
      <NotLoaded hidden />
      <p className="resuming">{t('Restoring your answers…')}</p>
      <WizardScopeContext value={scope}>
        <AnotherDevice />
        {step && (
          <>
            <Steps />
            <div className="wizard-body">
              <LongLists />
              <StepForm />
              <div className="wizard-aside">
                <HelpNote />
                <SavedAnswers />
                <LastReceipt />
              </div>
            </div>
            <Outcome words={words} />
            <TakingPhotographs />
          </>
        )}
        {page === 'info' && Info && (
          <>
            <LastReceipt />
            <ContinueDraft />
            <Info opening={started && !restored} onStart={() => send({ type: 'START' })} />
          </>
        )}
        {page === 'elsewhere' && !handsOver && <Elsewhere />}
        {(page === 'notYet' || page === 'over') && (
          <>
            <LastReceipt />
            <OutsideDays at={page === 'over' ? 'over' : 'not yet'} />
          </>
        )}
        {page === 'receipt' && <SentApplication />}
      </WizardScopeContext>
      <p role="status" className="vh" ref={status} />
    </div>
  );
};

import { assertEvent, assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { answersOf, hasAnswers, isChanged, isValid } from '#forms/check.ts';
import { blank } from '#forms/draft.ts';
import { branchesOf, type Form } from '#forms/form.ts';
import { loadPhoneRules, type PhoneRules } from '#forms/phone.ts';
import { questionAt } from '#forms/questions.ts';
import { reception } from '#forms/receivingDays.ts';
import { reusable } from '#forms/reuse.ts';
import { holds } from '#forms/rule.ts';
import { draftMachine } from '#machines/draft.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { sender } from '#machines/sender.ts';
import { sendingMachine } from '#machines/sending.ts';
import type { SendingOutput } from '#machines/sendingTypes.ts';
import { unprovided } from '#machines/unprovided.ts';
import * as answers from '#machines/wizard/answers.ts';
import { placeFor, resumingStep } from '#machines/wizard/places.ts';
import { afterSending, submissionOf, unsent } from '#machines/wizard/submission.ts';
import {
  type Choice,
  type Given,
  type Receipt,
  SUBMIT_THROTTLE,
  type WizardContext,
  type WizardEmitted,
  type WizardEvent,
  type WizardInput,
  type WizardMeta,
  type WizardTag,
} from '#machines/wizard/types.ts';

const noInput = (): WizardInput => undefined;

/** What stays when an application is over, or takes the place of another one. */
type Lasting = 'revision' | 'wrongDay' | 'phoneRules' | 'receipt';

/** An application before anything was typed. */
const fresh = (form: Form, given: Given = []): Omit<WizardContext, Lasting> => ({
  draft: blank(form),
  given,
  reached: 0,
  started: false,
  savedStep: undefined,
  touched: new Set(),
  reading: [],
  reviewing: false,
  changedQuestion: undefined,
  // The first step shows what an unfolded step contains.
  unfolded: Object.keys(form.steps).slice(0, 1),
  photographing: undefined,
  removal: undefined,
  undoable: undefined,
  previous: undefined,
  submission: unsent(),
  resumes: false,
  refused: [],
  lastSend: undefined,
  failure: undefined,
  offer: undefined,
});

/** A wizard's context when its page is opened. */
export const contextOf = (form: Form, given?: Given): WizardContext => ({
  ...fresh(form, given),
  revision: 0,
  wrongDay: undefined,
  phoneRules: undefined,
  receipt: undefined,
});

/** The receipt that the device stores, if it stores no draft. */
const savedAlone = (event: WizardEvent): Receipt | undefined => {
  assertEvent(event, 'RESTORE');
  return event.draft === undefined ? event.receipt : undefined;
};

/** The guards, actions and actors of a form's wizard, by the names that the chart shows. */
export const wizardSetup = (form: Form) => {
  const rules = Object.values(form.steps).flatMap(branchesOf);
  const ids = Object.keys(form.steps);
  /** What changes when an application is over. */
  const startedOver = ({ revision }: WizardContext) => ({ ...fresh(form), revision: revision + 1 });

  return setup({
    types: {
      context: {} as WizardContext,
      input: noInput(),
      events: {} as WizardEvent,
      emitted: {} as WizardEmitted,
      tags: {} as WizardTag,
      meta: {} as WizardMeta,
      children: {} as { draft: 'draft'; sending: 'sending' },
    },
    actors: {
      draft: draftMachine,
      sending: sendingMachine,
      /** Reads chosen files. Sends ATTACH. */
      read: sender<Extract<WizardEvent, { type: 'ATTACH' }>, Choice>(() => undefined),
      /** Loads the dialog of photographs. */
      loadPhotographs: fromPromise<void>(unprovided),
      /** Loads what brings a draft to another device, or here. */
      loadHandover: fromPromise<void>(unprovided),
      phoneRules: fromPromise(loadPhoneRules),
      /** Corrects a clock that is wrong. Resolves with the day it had, undefined if it is right; rejects where that is not known. */
      checkClock: fromPromise<string | undefined>(unprovided),
    },
    delays: {
      throttle: SUBMIT_THROTTLE,
      /** After so long without a key, what the page shows follows the typing. */
      typingPause: 200,
      /** How long sending waits for the device to save. */
      saveTimeout: 1_000,
      /** How long a part of the page may take to load. */
      partTimeout: 30_000,
      /** How often a form that is not received yet looks at the clock. */
      dayCheck: 60_000,
      /** How long until the server is asked for its date again. */
      clockDelay: 30_000,
    },
    guards: {
      ...Object.fromEntries(
        rules.map((rule) => [rule.name, ({ context }: { context: WizardContext }) => holds(rule, context.draft)]),
      ),
      'step is valid': ({ context }, { step }: { step: string }) =>
        isValid(form, step, context.draft, context.phoneRules),
      'step differs from its defaults': ({ context }, { step }: { step: string }) =>
        isChanged(form, step, context.draft),
      'application is complete': ({ context: { draft, phoneRules } }) =>
        answersOf(form, draft, phoneRules) !== undefined,
      'more keys may follow': ({ event }) => {
        assertEvent(event, 'CHANGE');
        return event.typing === true;
      },
      'empties a list': ({ context, event }) => {
        assertEvent(event, 'CHANGE');
        return answers.emptiesLists(form, context, event.path, event.answer);
      },
      'photographs were kept': ({ event }) => {
        assertEvent(event, 'RESTORE');
        return (event.photographing?.photographs.length ?? 0) > 0;
      },
      'what is photographed is asked': ({ context: { draft, photographing } }) =>
        photographing !== undefined && questionAt(form, draft, photographing.path) !== undefined,
      'more files wait': ({ context }) => context.reading.length > 1,
      'leads to': ({ context, event }, { step }: { step: string }) => {
        assertEvent(event, 'GO_TO');
        return placeFor(form, context, event.place) === step;
      },
      'leads to the information': ({ event }) => {
        assertEvent(event, 'GO_TO');
        return event.place === 'info';
      },
      'only another receipt was saved': ({ context, event }) => {
        const receipt = savedAlone(event);
        const isAnother = receipt !== undefined && receipt.submissionId !== context.receipt?.submissionId;
        return isAnother && context.given.length === 0;
      },
      'nothing but the receipt was saved': ({ event }) => savedAlone(event) !== undefined,
      'it comes from another device': ({ event }) => {
        assertEvent(event, 'RESTORE');
        return !('receipt' in event);
      },
      'nothing was saved': ({ context }) => context.savedStep === undefined && !context.started,
      'a send was left unfinished': ({ event }) => {
        assertEvent(event, 'RESTORE');
        return event.submission?.unsure === true && event.offer?.takenAt === undefined;
      },
      'it was offered to another device': ({ context, event }) =>
        (event.type === 'RESTORE' ? event : context).offer !== undefined,
      'it continues on another device': ({ context }) => context.offer?.takenAt !== undefined,
      'the send was resumed': ({ context }) => context.resumes,
      'resumes at': ({ context }, { step }: { step: string }) =>
        resumingStep(form, context, context.savedStep) === step,
      'it is not received yet': () => reception(form.days) === 'not yet',
      'it is over': () => reception(form.days) === 'over',
      'it is received no more': ({ context }) => {
        const at = reception(form.days);
        return at === 'over' || (at === 'begun only' && !hasAnswers(form, context.draft));
      },
      'it has arrived': (_, { output }: { output: SendingOutput }) => output.became === 'received',
      'it has failed': (_, { output }: { output: SendingOutput }) => output.became === 'failed',
    },
    actions: {
      'set the answer': assign(({ context, event }) => {
        assertEvent(event, 'CHANGE');
        return answers.change(context, event.path, event.answer);
      }),
      'set the answer and empty its lists': assign(({ context, event }) => {
        assertEvent(event, 'CHANGE');
        return answers.changeAndReset(form, context, event.path, event.answer);
      }),
      'set the answers': assign(({ context, event }) => {
        assertEvent(event, 'ANSWER_ALL');
        return answers.changeAll(context, event.by, event.answers);
      }),
      'emit that lists were emptied': emit({ type: 'emptied' }),
      'undo the change': assign(({ context }) =>
        context.undoable ? answers.undoChange(context, context.undoable) : {},
      ),
      'show its message': assign(({ context, event }) => {
        assertEvent(event, 'BLUR');
        return answers.touch(context, event.path);
      }),
      'queue the files': assign(({ context, event }, params: { first: true } | undefined) => {
        assertEvent(event, 'CHOOSE');
        return answers.choose(context, event, params?.first);
      }),
      'empty the queue': assign({ reading: [] }),
      'attach the files': assign(({ context, event }) => {
        assertEvent(event, 'ATTACH');
        return answers.attach(context, event.files);
      }),
      'emit what was attached': emit(({ context, event }) => {
        assertEvent(event, 'ATTACH');
        return { type: 'attached' as const, path: context.reading[0]!.path, files: event.files };
      }),
      'remove the file': assign(({ context, event }) => {
        assertEvent(event, 'DETACH');
        return answers.detach(context, event.path, event.ids);
      }),
      'note what is photographed': assign(({ context, event }) => {
        assertEvent(event, 'PHOTOGRAPH');
        return answers.photograph(context, event.path, event.ids);
      }),
      'keep the photographs': assign(({ context: { photographing }, event }) => {
        assertEvent(event, 'KEEP_PHOTOGRAPHS');
        return photographing ? { photographing: { ...photographing, photographs: event.photographs } } : {};
      }),
      'forget the photographs': assign({ photographing: undefined }),
      'add an entry': assign(({ context, event }) => {
        assertEvent(event, 'ADD_ENTRY');
        return answers.addEntry(form, context, event.path, event.key);
      }),
      'remove the entry': assign(({ context, event }) => {
        assertEvent(event, 'REMOVE');
        return answers.removeEntry(context, event.path, event.key);
      }),
      'put the entry back': assign(({ context }) =>
        context.removal ? answers.undoRemoval(context, context.removal) : {},
      ),
      'forget what could be undone': assign({ removal: undefined, undoable: undefined }),
      'show all messages': assign(({ context }, { step }: { step: string }) => answers.touchStep(form, context, step)),
      'fold or unfold the review': assign(({ context: { reviewing, unfolded }, event }) => {
        assertEvent(event, 'REVIEW');
        const { step } = event;
        if (step === undefined) return { reviewing: !reviewing };
        return { unfolded: unfolded.includes(step) ? unfolded.filter((id) => id !== step) : [...unfolded, step] };
      }),
      'note the start': assign({ started: true }),
      'note the phone rules': assign((_, { phoneRules }: { phoneRules: PhoneRules }) => ({ phoneRules })),
      'note the wrong day': assign((_, { wrongDay }: { wrongDay: string | undefined }) => ({ wrongDay })),
      'restore what was saved': assign(({ context, event }) => {
        assertEvent(event, 'RESTORE');
        const restored = answers.fillIn(form, event.draft ?? blank(form), context.given);
        return {
          ...fresh(form),
          ...restored,
          started: context.started,
          savedStep: event.step,
          reading: context.reading,
          previous: event.previous ?? context.previous,
          touched: answers.answeredIn(form, event.draft),
          submission: event.submission ?? unsent(),
          resumes: event.submission?.unsure ?? false,
          refused: event.refused ?? [],
          photographing: event.photographing,
          lastSend: event.lastSend,
          failure: event.failure,
          offer: event.offer,
          // What comes from another device says nothing of a receipt.
          ...('receipt' in event && { receipt: event.receipt }),
          reached: Math.min(event.reached ?? 0, ids.length - 1),
          // Without an answer before and after, such as in a page that was just served, no step need be rendered again.
          revision: context.revision + Number([context.draft, restored.draft].some((draft) => hasAnswers(form, draft))),
        };
      }),
      'note the step': assign(({ context }, { step }: { step: string }) => ({
        savedStep: step,
        reached: Math.max(context.reached, ids.indexOf(step)),
      })),
      'note what is changed': assign(({ event }) => {
        assertEvent(event, 'GO_TO');
        return { changedQuestion: event.question };
      }),
      'forget what is changed': assign({ changedQuestion: undefined }),
      'emit the arrival': emit(({ context, event }, { place }: { place: string }) => ({
        type: 'arrived' as const,
        place,
        because: event.type,
        ...(event.type === 'GO_TO' && {
          question: event.question,
          replace: event.replace,
          changed: context.changedQuestion,
        }),
      })),
      'save the draft': sendTo(
        'draft',
        (
          { context: { draft, previous, submission, reached, refused, photographing, lastSend, failure, offer } },
          params: { step?: string; now: true } | undefined,
        ): DraftEvent => ({
          type: 'SAVE',
          record: {
            draft,
            previous,
            submission,
            reached,
            refused,
            photographing,
            lastSend,
            failure,
            offer,
            ...(params?.step !== undefined && { step: params.step }),
          },
          ...(params && { now: params.now }),
        }),
      ),
      'save the receipt': sendTo('draft', ({ context }): DraftEvent => ({ type: 'SENT', receipt: context.receipt! })),
      'begin a send': assign(({ context }) => ({
        submission: submissionOf(form, context),
        resumes: false,
        refused: [],
        lastSend: 'awaited' as const,
        failure: undefined,
      })),
      'note what became of it': assign(({ context }, { output }: { output: SendingOutput }) =>
        afterSending(form, context, output),
      ),
      'dismiss what became of it': assign({ lastSend: undefined }),
      'start over': assign(({ context }) => startedOver(context)),
      'start over with the previous answers': assign(({ context }) => ({
        ...startedOver(context),
        started: true,
        previous: reusable(form, context.draft),
      })),
      'note what is shared': assign(({ event }) => {
        assertEvent(event, 'SHARE');
        return { ...event.shared, offer: event.offer };
      }),
      'forget the previous answers': assign({ previous: undefined }),
      'forget the receipt': assign({ receipt: undefined }),
    },
  });
};

type WizardSetup = ReturnType<typeof wizardSetup>;

/** Checks the names in a part of the machine that is written apart from it; it changes nothing. */
export const stateConfig: WizardSetup['createStateConfig'] = (config) => config;

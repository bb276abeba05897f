import type { AnyMachineSnapshot } from 'xstate';
import { answersOf, hasAnswers, isChanged, isValid } from '#forms/check.ts';
import { questionAt } from '#forms/questions.ts';
import { holds } from '#forms/rule.ts';
import type { Application, MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { Page } from '#machines/photographsTypes.ts';
import { placeFor } from '#machines/wizard/places.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { crossStepRules } from '#tests/machines/crossStepRules.ts';
import type { KeyOf } from '#tests/machines/pathsThrough.ts';

/** How a machine is explored. */
interface Exploration {
  keyOf: KeyOf;
  /** Whether an event is tried in a snapshot: one that does the same in other snapshots need not be tried in all. */
  isRelevant: (snapshot: AnyMachineSnapshot, event: MachineEvent) => boolean;
}

const ofWizard = ({ form, examples }: Pick<Application, 'form' | 'examples'>): Exploration => {
  const rules = crossStepRules(form, examples);
  const ids = Object.keys(form.steps);
  const isReady = ({ context: { draft } }: AnyMachineSnapshot, step: string) =>
    isValid(form, step, draft) && isChanged(form, step, draft);

  return {
    keyOf: (snapshot) => {
      const { value, context } = snapshot;
      const { draft, undoable, reading, started, receipt, savedStep, resumes, offer, photographing } = context;
      const isPhotographed = photographing !== undefined && questionAt(form, draft, photographing.path) !== undefined;
      const step = stepOf(snapshot as WizardSnapshot);
      if (!step || snapshot.matches({ journey: 'opening' }))
        return JSON.stringify([
          value,
          started,
          receipt !== undefined,
          savedStep,
          resumes,
          offer !== undefined,
          isPhotographed,
          placeFor(form, context, ids.at(-1)!),
        ]);
      // Outside the steps no guard depends on the answers.
      if (!snapshot.matches({ journey: 'steps' }) || reading.length > 0)
        return JSON.stringify([value, reading.length, resumes]);
      const ready = isReady(snapshot, step);
      const complete = ready && answersOf(form, draft) !== undefined;
      const results = rules.map((rule) => holds(rule, draft));
      return JSON.stringify([
        value,
        ready,
        complete,
        results,
        undoable !== undefined,
        offer !== undefined,
        isPhotographed,
      ]);
    },
    isRelevant: (snapshot, event) => {
      const { type } = event;
      const step = stepOf(snapshot as WizardSnapshot);
      const isOnward = type === 'NEXT' || type === 'SUBMIT';
      // No transition depends on phone rules: they come while a form is opened, and all else is tried before.
      const isOpening = snapshot.matches({ journey: 'opening' });
      // Nothing depends on what the clock was compared with.
      const isFirst =
        snapshot.matches({ journey: { opening: 'restoring' } }) &&
        !snapshot.context.started &&
        !snapshot.matches({ files: 'chosen' });
      if (/\.clock\./.test(type)) return isFirst;
      if (!snapshot.matches({ clock: 'checking' })) return false;
      const isThrottleOver = type.startsWith('xstate.after.throttle');
      // It is over before a part of the page is late.
      if (/partTimeout/.test(type) && snapshot.matches({ cooldown: 'waiting' })) return false;
      if (isOpening && snapshot.matches({ cooldown: 'waiting' })) return isThrottleOver;
      const isElsewhere = snapshot.matches({ journey: { opening: 'elsewhere' } });
      if (/phoneRules/.test(type)) return isOpening && !isElsewhere && snapshot.matches({ phoneRules: 'loading' });
      const mayStillLoad = snapshot.matches({ phoneRules: 'loading' }) || snapshot.matches({ phoneRules: 'unused' });
      if (!isOpening && !mayStillLoad) return false;
      const isIn = (...journeys: string[]) => journeys.some((journey) => snapshot.matches({ journey }));
      // Of what is offered to another device, only these depend.
      const isOffered = snapshot.context.offer !== undefined && !isOpening;
      if (isOffered && !/HAND_OVER|handover|SHARE|RESTART|SUSPEND|PHOTOGRAPH|photographs/.test(type)) return false;
      const isResting = isIn('steps', 'succeeded', 'receipt');
      // Reading files does the same in every step: it is tried in the first.
      if (snapshot.matches({ files: 'reading' })) {
        if (step !== ids[0]) return isOnward || (isOpening && type === 'RESTORE');
        if (snapshot.matches({ photographs: 'loading' })) return /done.*photographs/.test(type);
        if (type === 'CHOOSE') return snapshot.context.reading.length < 2;
        return isOnward || ['ATTACH', 'PHOTOGRAPH', 'RESTART', 'RESTORE', 'SUSPEND'].includes(type);
      }
      // So do photographs.
      if (!snapshot.matches({ photographs: 'closed' }) && !snapshot.matches({ photographs: 'unused' }))
        return (
          (/photographs/.test(type) && isIn('submitting')) ||
          (/handover/.test(type) && snapshot.matches({ photographs: 'loaded', journey: 'steps' })) ||
          (step === ids[0] &&
            (/PHOTOGRAPH|photographs/.test(type) ||
              ['RESTART', 'SUSPEND', 'RESTORE'].includes(type) ||
              (type === 'CHOOSE' && snapshot.matches({ photographs: 'open' }))))
        );
      // So does a hand-over.
      const isBegun = step === ids[0] && !isReady(snapshot, ids[0]!);
      if (!snapshot.matches({ handover: 'closed' }))
        return (
          isBegun &&
          (/HAND_OVER|handover/.test(type) ||
            ['RESTART', 'SUSPEND'].includes(type) ||
            // The dialog of photographs opens beside a link that waits.
            (type === 'PHOTOGRAPH' && isOffered && snapshot.matches({ handover: 'open' })))
        );
      // That of a link begins before the draft is there.
      if (type === 'HAND_OVER') return isBegun && (!isOpening || isFirst);
      if (type === 'SHARE') return isBegun || step === undefined || isIn('failed');
      if (type === 'CHOOSE' && isOpening) return snapshot.matches({ journey: { opening: 'restoring' } });
      if (type === 'CHOOSE' || type === 'PHOTOGRAPH')
        return snapshot.matches({ journey: 'steps' }) && !isReady(snapshot, step!);
      // So does typing.
      if (type === 'CHANGE' && event.typing) return isBegun && !isOpening;
      if (snapshot.matches({ answers: 'typing' }))
        return ['CHANGE', 'BLUR', 'SAVE_SETTLED', 'PRESS'].includes(type) || /typingPause/.test(type);
      if (snapshot.matches({ answers: 'pressed' })) return ['SAVE_SETTLED', 'CHECK'].includes(type);
      // The throttle ends before any other event but the next attempt to submit.
      if (isThrottleOver) return isResting;
      if (isResting && snapshot.matches({ cooldown: 'waiting' })) return isOnward;
      // These do the same in every state but three.
      if (type === 'SUSPEND' || type === 'RESTORE') return isIn('opening', 'succeeded', 'receipt');
      if (event.type === 'GO_TO')
        return step === undefined || snapshot.matches({ journey: 'failed' }) || [step, 'info'].includes(event.place);
      return true;
    },
  };
};

/** By the state value and these parts of the context. */
const by = (parts: (context: AnyMachineSnapshot['context']) => unknown[]): Exploration => ({
  keyOf: ({ value, context }) => JSON.stringify([value, ...parts(context)]),
  isRelevant: () => true,
});

const explorations: Record<string, Exploration> = {
  draft: by(({ form, record, unsaved, failing, forgetsReceipt, served, restored }) => [
    record !== undefined && hasAnswers(form, record.draft),
    unsaved,
    failing,
    forgetsReceipt,
    served,
    restored,
  ]),
  sending: by(({ attempt, asking, resumes, offline, answer }) => [
    attempt,
    asking.length,
    resumes,
    offline,
    answer?.became,
  ]),
  handover: by(({ offer, link, hasDraft }) => [offer !== undefined, link !== undefined, hasDraft]),
  photographs: by(({ queue, pages }) => [queue.length, (pages as Page[]).map(({ picture }) => picture !== undefined)]),
  menu: by(({ group, width }) => [group, width]),
};

export const explorationOf = ({ name, form, examples }: MachineEntry): Exploration =>
  form && examples ? ofWizard({ form, examples }) : (explorations[name] ?? by(Object.values));

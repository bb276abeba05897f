import type { AnyMachineSnapshot } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { holds } from '#forms/rule.ts';
import type { Applying, MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { MachineEvent } from '#machines/inspect/samples.ts';
import type { Page } from '#machines/photographsTypes.ts';
import { hasAnswers, placeFor } from '#machines/wizard/places.ts';
import { stepOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { carriedIn } from '#tests/machines/carried.ts';
import type { PlaceOf } from '#tests/machines/ways.ts';

/** What distinguishes the places of a machine, and which events are worth trying in one: those that others like it do not cover. */
export interface MapOf {
  placeOf: PlaceOf;
  worthwhile: (snapshot: AnyMachineSnapshot, event: MachineEvent) => boolean;
}

const wizardMap = ({ form, examples }: Applying): MapOf => {
  const carried = carriedIn(form, examples);
  const ids = Object.keys(form.steps);
  const isReady = ({ context: { draft } }: AnyMachineSnapshot, step: string) =>
    isValid(form, step, draft) && isChanged(form, step, draft);

  return {
    placeOf: (snapshot) => {
      const { value, context } = snapshot;
      const { draft, undoable, reading, started, receipt, savedStep } = context;
      const step = stepOf(snapshot as WizardSnapshot);
      if (!step || snapshot.matches({ journey: 'opening' }))
        return JSON.stringify([value, started, receipt !== undefined, savedStep, placeFor(form, context, ids.at(-1)!)]);
      // Beside the steps the answers decide nothing.
      if (!snapshot.matches({ journey: 'steps' }) || reading.length > 0) return JSON.stringify([value, reading.length]);
      const ready = isReady(snapshot, step);
      const complete = ready && answersOf(form, draft) !== undefined;
      const decided = carried.map((rule) => holds(rule, draft));
      return JSON.stringify([value, ready, complete, decided, undoable !== undefined]);
    },
    worthwhile: (snapshot, event) => {
      const { type } = event;
      const step = stepOf(snapshot as WizardSnapshot);
      const isOnward = type === 'NEXT' || type === 'SUBMIT';
      // Phone rules decide in the opening alone; what is done with each outcome of their loading is done without it, too.
      const isOpening = snapshot.matches({ journey: 'opening' });
      const areComing = 'phoneRules' in snapshot.value && ['loading', 'overdue'].includes(snapshot.value['phoneRules']);
      if (/phoneRules/.test(type)) return isOpening && areComing;
      if (!isOpening && 'phoneRules' in snapshot.value && !snapshot.matches({ phoneRules: 'loading' })) return false;
      const rests = snapshot.matches({ journey: 'steps' }) || snapshot.matches({ journey: 'receipt' });
      // All that may happen while files are read happens in the first step.
      if (snapshot.matches({ files: 'reading' })) {
        if (step !== ids[0]) return isOnward;
        if (type === 'CHOOSE') return snapshot.context.reading.length < 2;
        return isOnward || ['ATTACH', 'UNREADABLE', 'RESTART', 'SUSPEND'].includes(type);
      }
      if (type === 'CHOOSE') return snapshot.matches({ journey: 'steps' }) && !isReady(snapshot, step!);
      // One may submit again before anything else happens, but for the submitting itself.
      if (type.startsWith('xstate.after.throttle')) return rests;
      if (rests && snapshot.matches({ cooldown: 'waiting' })) return isOnward;
      // What it leaves matters only while another application is about to begin: one other place represents all.
      if (type === 'SUSPEND' || type === 'RESTORE')
        return snapshot.matches({ journey: 'opening' }) || snapshot.matches({ journey: 'receipt' });
      if (event.type === 'GO_TO') return step === undefined || [step, 'info'].includes(event.place);
      return true;
    },
  };
};

const by = (known: (context: AnyMachineSnapshot['context']) => unknown[]): MapOf => ({
  placeOf: ({ value, context }) => JSON.stringify([value, ...known(context)]),
  worthwhile: () => true,
});

const maps: Record<string, MapOf> = {
  draft: by(({ form, record, unsaved, refused, receipt, forgetsReceipt, served, restored }) => [
    record !== undefined && hasAnswers(form, record.draft),
    unsaved,
    refused,
    receipt !== undefined,
    forgetsReceipt,
    served,
    restored,
  ]),
  sending: by(({ attempt, asking, resumes }) => [attempt, asking.length, resumes]),
  photographs: by(({ queue, pages }) => [queue.length, (pages as Page[]).map(({ picture }) => picture !== undefined)]),
  menu: by(({ group, width }) => [group, width]),
};

/** How a machine is explored. */
export const mapOf = ({ name, applying }: MachineEntry): MapOf => (applying ? wizardMap(applying) : maps[name]!);

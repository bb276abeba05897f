import type { AnyMachineSnapshot } from 'xstate';
import { holds } from '#forms/rule.ts';
import { initialStep, type Microstep, nextStep } from '#machines/inspect/microsteps.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { placeOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { Application } from '#tests/applications.ts';
import { withEntry } from '#tests/e2e/model/filling.ts';
import type { UserAction } from '#tests/e2e/model/userAction.ts';
import { actionsIn, type Stop } from '#tests/e2e/model/userActions.ts';
import { crossStepRules } from '#tests/machines/crossStepRules.ts';
import { outcomesOf } from '#tests/machines/guardOutcomes.ts';

/** One action on a path: where it leads, and what it covers. */
export interface Segment extends Stop {
  action: UserAction;
  /** What it leads to, as a user sees it. */
  view: string;
  /** The names of the transitions taken, and each condition with what it was found to be. */
  covered: string[];
  transitions: string[];
}

const cameBy = (
  before: AnyMachineSnapshot,
  { reloads, events }: UserAction,
  after: AnyMachineSnapshot,
): Stop['came'] => {
  const [from, to] = [before, after].map((snapshot) => placeOf(snapshot as WizardSnapshot));
  if (from === to) return reloads ? 'on' : undefined;
  if (from === 'info') return 'from the information';
  return to === 'info' && events[0]?.type === 'GO_TO' ? 'back to the information' : 'on';
};

/** Plays actions on a machine that runs nothing. */
const player = (application: Application) => {
  const { machine } = application;
  const opening = initialStep(machine, undefined).snapshot;
  // The device has stored nothing.
  const first = nextStep(opening, { type: 'RESTORE' }).snapshot;

  const play = (before: AnyMachineSnapshot, action: UserAction): Segment => {
    let snapshot = action.reloads ? opening : before;
    const microsteps: Microstep[] = [];
    for (const event of action.events) {
      const step = nextStep(snapshot, withEntry(snapshot, event));
      microsteps.push(...step.microsteps);
      snapshot = step.snapshot;
    }
    const transitions = [...new Set(microsteps.flatMap((each) => each.transitions).map(nameOf))];
    // A condition that leads on at once holds only between two events.
    const passed = microsteps.flatMap((each, i) =>
      each.transitions.some(({ eventType }) => eventType === '') ? (microsteps[i - 1]?.snapshot ?? []) : [],
    );
    const conditions = [
      ...passed.flatMap((each) => outcomesOf(each, { type: '' })),
      ...['', 'NEXT', 'SUBMIT'].flatMap((type) => outcomesOf(snapshot, { type })),
    ];
    const covered = [...new Set([...transitions, ...conditions])];
    const stop = { snapshot, came: cameBy(before, action, snapshot) };
    return { ...stop, action, view: viewOf(application, stop), transitions, covered };
  };
  return { first, play };
};

/** What makes two stops the same for a user: where they are, and what can be done there. */
const viewOf = ({ form, examples }: Application, { snapshot, came }: Stop): string => {
  const { draft, removal, undoable, receipt, reached } = snapshot.context;
  if (!snapshot.matches({ journey: 'steps' })) return JSON.stringify([snapshot.value, came, receipt !== undefined]);
  const can = ['NEXT', 'SUBMIT'].map((type) => snapshot.can({ type }));
  const carried = crossStepRules(form, examples).map((rule) => holds(rule, draft));
  const further = reached > Object.keys(form.steps).indexOf(placeOf(snapshot as WizardSnapshot));
  const undone = [removal !== undefined, undoable !== undefined];
  return JSON.stringify([snapshot.value, came, can, carried, further, undone]);
};

/** A segment somewhere, and the first one on the way there. */
interface Ahead {
  first: Segment;
  segment: Segment;
}

/**
 * One path through a page that covers all that is wanted: always on to the nearest that is left. Where an action leads from a
 * place like this one is worked out once, and again with the answers that are there when the walk comes by.
 */
export const coveringPath = (
  application: Application,
  wanted: readonly string[],
): { first: AnyMachineSnapshot; segments: Segment[] } => {
  const { first, play } = player(application);
  const left = new Set(wanted);
  const known = new Map<string, readonly Segment[]>();
  const segmentsFrom = (stop: Stop) => actionsIn(application, stop).map((action) => play(stop.snapshot, action));
  const coversMore = ({ segment }: Ahead) => segment.covered.some((each) => left.has(each));

  /** The first segment of the shortest way from here to something that is left. */
  const next = (here: Stop): Segment | undefined => {
    const view = viewOf(application, here);
    known.set(view, segmentsFrom(here));
    const seen = new Set<string>();
    // What costs as many actions comes in one round.
    const rounds: Ahead[][] = [];
    const look = (round: number, segments: readonly Segment[], start?: Segment) => {
      for (const segment of segments)
        (rounds[round + (segment.action.costs ?? 1)] ??= []).push({ first: start ?? segment, segment });
    };
    look(0, known.get(view)!);
    for (let round = 1; round < rounds.length; round += 1) {
      const arrivals = rounds[round] ?? [];
      const found = arrivals.find(coversMore);
      if (found) return found.first;
      for (const { first: start, segment } of arrivals) {
        if (seen.has(segment.view)) continue;
        seen.add(segment.view);
        const segments = known.get(segment.view) ?? segmentsFrom(segment);
        known.set(segment.view, segments);
        look(round, segments, start);
      }
    }
    return undefined;
  };

  const segments: Segment[] = [];
  let here: Stop = { snapshot: first, came: 'on' };
  for (let segment = next(here); segment && left.size > 0; segment = next(here)) {
    for (const each of segment.covered) left.delete(each);
    segments.push(segment);
    here = segment;
  }
  return { first, segments };
};

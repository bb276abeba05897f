import type { AnyMachineSnapshot } from 'xstate';
import { holds } from '#forms/rule.ts';
import { initialStep, type Microstep, nextStep } from '#machines/inspect/microsteps.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { placeOf, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { Application } from '#tests/applications.ts';
import type { Deed } from '#tests/e2e/model/deed.ts';
import { deedsIn, type Stop } from '#tests/e2e/model/deeds.ts';
import { withEntry } from '#tests/e2e/model/filling.ts';
import { carriedIn } from '#tests/machines/carried.ts';
import { judged } from '#tests/machines/replay.ts';

/** Where a deed leads, and what is learnt by doing it. */
export interface Leg extends Stop {
  deed: Deed;
  /** What it leads to, as a user sees it. */
  sight: string;
  /** The names of the transitions taken, and each condition with what it was found to be. */
  lessons: string[];
  transitions: string[];
}

const cameBy = (before: AnyMachineSnapshot, { reloads, events }: Deed, after: AnyMachineSnapshot): Stop['came'] => {
  const [from, to] = [before, after].map((snapshot) => placeOf(snapshot as WizardSnapshot));
  if (from === to) return reloads ? 'on' : undefined;
  if (from === 'info') return 'from the information';
  return to === 'info' && events[0]?.type === 'GO_TO' ? 'back to the information' : 'on';
};

/** Plays deeds on a machine that runs nothing. */
const player = (application: Application) => {
  const { machine } = application;
  const opening = initialStep(machine, undefined).snapshot;
  // The device has stored nothing.
  const first = nextStep(opening, { type: 'RESTORE' }).snapshot;

  const play = (before: AnyMachineSnapshot, deed: Deed): Leg => {
    let snapshot = deed.reloads ? opening : before;
    const microsteps: Microstep[] = [];
    for (const event of deed.events) {
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
      ...passed.flatMap((each) => judged(each, { type: '' })),
      ...['', 'NEXT', 'SUBMIT'].flatMap((type) => judged(snapshot, { type })),
    ];
    const lessons = [...new Set([...transitions, ...conditions])];
    const stop = { snapshot, came: cameBy(before, deed, snapshot) };
    return { ...stop, deed, sight: sightOf(application, stop), transitions, lessons };
  };
  return { first, play };
};

/** What makes two stops the same for a user: where they are, and what can be done there. */
const sightOf = ({ form, examples }: Application, { snapshot, came }: Stop): string => {
  const { draft, removal, undoable, receipt, reached } = snapshot.context;
  if (!snapshot.matches({ journey: 'steps' })) return JSON.stringify([snapshot.value, came, receipt !== undefined]);
  const can = ['NEXT', 'SUBMIT'].map((type) => snapshot.can({ type }));
  const carried = carriedIn(form, examples).map((rule) => holds(rule, draft));
  const further = reached > Object.keys(form.steps).indexOf(placeOf(snapshot as WizardSnapshot));
  const undone = [removal !== undefined, undoable !== undefined];
  return JSON.stringify([snapshot.value, came, can, carried, further, undone]);
};

/** A leg somewhere, and the first one on the way there. */
interface Ahead {
  first: Leg;
  leg: Leg;
}

/**
 * One walk through a page that learns all that is wanted: always on to the nearest that is left. Where a deed leads from a
 * place like this one is worked out once, and again with the answers that are there when the walk comes by.
 */
export const tourOf = (
  application: Application,
  wanted: readonly string[],
): { first: AnyMachineSnapshot; legs: Leg[] } => {
  const { first, play } = player(application);
  const left = new Set(wanted);
  const known = new Map<string, readonly Leg[]>();
  const legsFrom = (stop: Stop) => deedsIn(application, stop).map((deed) => play(stop.snapshot, deed));
  const teaches = ({ leg }: Ahead) => leg.lessons.some((lesson) => left.has(lesson));

  /** The first leg of the shortest way from here to something that is left. */
  const next = (here: Stop): Leg | undefined => {
    const sight = sightOf(application, here);
    known.set(sight, legsFrom(here));
    const seen = new Set<string>();
    // What costs as many deeds comes in one round.
    const rounds: Ahead[][] = [];
    const look = (round: number, legs: readonly Leg[], start?: Leg) => {
      for (const leg of legs) (rounds[round + (leg.deed.costs ?? 1)] ??= []).push({ first: start ?? leg, leg });
    };
    look(0, known.get(sight)!);
    for (let round = 1; round < rounds.length; round += 1) {
      const arrivals = rounds[round] ?? [];
      const found = arrivals.find(teaches);
      if (found) return found.first;
      for (const { first: start, leg } of arrivals) {
        if (seen.has(leg.sight)) continue;
        seen.add(leg.sight);
        const legs = known.get(leg.sight) ?? legsFrom(leg);
        known.set(leg.sight, legs);
        look(round, legs, start);
      }
    }
    return undefined;
  };

  const legs: Leg[] = [];
  let here: Stop = { snapshot: first, came: 'on' };
  for (let leg = next(here); leg && left.size > 0; leg = next(here)) {
    for (const lesson of leg.lessons) left.delete(lesson);
    legs.push(leg);
    here = leg;
  }
  return { first, legs };
};

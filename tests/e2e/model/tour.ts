import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor } from 'xstate';
import { answersOf } from '#forms/check.ts';
import { holds } from '#forms/rule.ts';
import type { Lived } from '#machines/inspect/samples.ts';
import { takenBy } from '#machines/inspect/taken.ts';
import { nameOf } from '#machines/inspect/transitions.ts';
import { placeOf } from '#machines/wizard/places.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';
import type { Application } from '#tests/applications.ts';
import type { Deed } from '#tests/e2e/model/deed.ts';
import { deedsIn } from '#tests/e2e/model/deeds.ts';
import { withEntry } from '#tests/e2e/model/filling.ts';
import { carriedIn } from '#tests/machines/carried.ts';
import { judged } from '#tests/machines/replay.ts';

/** Where a deed leads, and what is learnt by doing it. */
export interface Leg {
  deed: Deed;
  snapshot: AnyMachineSnapshot;
  /** The names of the transitions taken, and each condition with what it was found to be. */
  lessons: string[];
  transitions: string[];
}

/** Plays deeds on a machine that runs nothing. */
const player = ({ machine }: Application) => {
  let taken: AnyTransitionDefinition[] = [];
  const passed: AnyMachineSnapshot[] = [];
  const actor = createActor(machine, {
    inspect: (seen) => {
      taken.push(...takenBy(machine, seen));
      // A condition that leads on at once holds only between two events.
      if (seen.type === '@xstate.microstep') passed.push(seen.snapshot as AnyMachineSnapshot);
    },
  });
  const opening = actor.getSnapshot() as AnyMachineSnapshot;
  const { _actorScope: scope } = actor as unknown as { _actorScope: never };
  const live = (snapshot: AnyMachineSnapshot, event: Lived) =>
    machine.transition(snapshot, event, scope) as AnyMachineSnapshot;

  // The device kept nothing.
  const first = live(opening, { type: 'RESTORE' });

  const play = (before: AnyMachineSnapshot, deed: Deed): Leg => {
    taken = [];
    passed.length = 0;
    let snapshot = deed.anew ? opening : before;
    for (const event of deed.events) snapshot = live(snapshot, withEntry(snapshot, event));
    const transitions = [...new Set(taken.map(nameOf))];
    const conditions = [
      ...passed.flatMap((each) => judged(each, { type: '' })),
      ...['NEXT', 'SUBMIT'].flatMap((type) => judged(snapshot, { type })),
    ];
    return { deed, snapshot, transitions, lessons: [...transitions, ...conditions] };
  };
  return { first, play };
};

const hasMoved = (before: AnyMachineSnapshot, after: AnyMachineSnapshot) =>
  placeOf(before as WizardSnapshot) !== placeOf(after as WizardSnapshot);

/** What makes two snapshots the same place for a user: where they stand, and what can be done there. */
const sightOf = ({ form, examples }: Application, snapshot: AnyMachineSnapshot, moved: boolean): string => {
  const { draft, removal, reset } = snapshot.context;
  const can = ['NEXT', 'SUBMIT'].map((type) => snapshot.can({ type }));
  const complete = answersOf(form, draft) !== undefined;
  const carried = carriedIn(form, examples).map((rule) => holds(rule, draft));
  return JSON.stringify([snapshot.value, can, complete, carried, removal !== undefined, reset !== undefined, moved]);
};

interface Stop {
  snapshot: AnyMachineSnapshot;
  moved: boolean;
  legs: Leg[];
}

/** The shortest way from here to something that was not learnt yet. */
const nearest = (
  application: Application,
  play: ReturnType<typeof player>['play'],
  from: Stop,
  learnt: Set<string>,
) => {
  const seen = new Set<string>();
  let stops: Stop[] = [from];
  while (stops.length > 0) {
    const further: Stop[] = [];
    for (const { snapshot, moved, legs } of stops)
      for (const deed of deedsIn(application, snapshot, moved)) {
        const leg = play(snapshot, deed);
        const stop = {
          snapshot: leg.snapshot,
          moved: hasMoved(snapshot, leg.snapshot),
          legs: [...legs, leg],
        };
        if (leg.lessons.some((lesson) => !learnt.has(lesson))) return stop;
        const sight = sightOf(application, stop.snapshot, stop.moved);
        if (!seen.has(sight)) further.push(stop);
        seen.add(sight);
      }
    stops = further;
  }
  return undefined;
};

/** One walk through a page that learns all a user can cause: always on to the nearest that is not learnt yet. */
export const tourOf = (application: Application): { first: AnyMachineSnapshot; legs: Leg[] } => {
  const { first, play } = player(application);
  const learnt = new Set<string>();
  const legs: Leg[] = [];
  let stop: Stop | undefined = { snapshot: first, moved: true, legs: [] };
  while ((stop = nearest(application, play, { ...stop, legs: [] }, learnt))) {
    legs.push(...stop.legs);
    for (const leg of stop.legs) for (const lesson of leg.lessons) learnt.add(lesson);
  }
  return { first, legs };
};

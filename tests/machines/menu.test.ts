import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { menuMachine, NARROW_UP_TO } from '#machines/menu.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import { conditionsOf } from '#tests/machines/conditions.ts';
import { judged, type Seen, verdict } from '#tests/machines/replay.ts';
import { cover, type Way, waysOf } from '#tests/machines/ways.ts';

const events: readonly MenuEvent[] = [
  { type: 'OPEN' },
  { type: 'TOGGLE', group: 'divisions' },
  { type: 'TOGGLE', group: 'education' },
  { type: 'CHOOSE' },
  { type: 'CLOSE' },
  { type: 'RESIZE', width: NARROW_UP_TO },
  { type: 'RESIZE', width: NARROW_UP_TO + 1 },
];

const placeOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.group]);

/** Lets a real menu live through these events and returns the place after each. */
const live = (lived: readonly MenuEvent[], seen: Seen) => {
  const actor = createActor(menuMachine, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      for (const transition of inspected._transitions) {
        seen.transitions.add(nameOf(transition));
        // A condition without an event is asked in a state that nothing rests in.
        for (const asked of transition.eventType === '' ? (transition.source.always ?? []) : [])
          for (const { name, holds } of conditionsOf(menuMachine, asked.guard))
            seen.conditions.add(verdict(asked, name, holds(snapshot, inspected.event)));
      }
      for (const node of snapshot._nodes) seen.states.add(node.id);
    },
  }).start();

  return lived.map((event) => {
    for (const finding of judged(menuMachine, actor.getSnapshot(), event)) seen.conditions.add(finding);
    actor.send(event);
    return placeOf(actor.getSnapshot());
  });
};

describe('the menu, replayed on every path', () => {
  const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
  let ways: Way[] = [];
  const strayed: string[] = [];

  beforeAll(() => {
    ways = cover(waysOf(menuMachine, placeOf, () => events as never));
    for (const { events: lived, places } of ways) {
      const stood = live(lived as never, seen);
      const at = stood.findIndex((place, i) => place !== places[i]);
      if (at >= 0) strayed.push(`${lived.map(({ type }) => type).join(' ')}: ${stood[at]} instead of ${places[at]}`);
    }
  });

  afterAll(() => {
    const names = transitionsOf(menuMachine).map(nameOf);
    console.info(
      `menu: ${ways.length} paths; ${names.filter((name) => seen.transitions.has(name)).length} of ${names.length} transitions`,
    );
  });

  test('stands after each event where the model says', () => {
    expect(ways.length).toBeGreaterThan(1);
    expect(strayed).toEqual([]);
  });

  test('stands in every state and takes every transition', () => {
    const states = statesOf(menuMachine).map(({ id }) => id);
    expect(states.filter((id) => !seen.states.has(id))).toEqual([]);
    expect(
      transitionsOf(menuMachine)
        .map(nameOf)
        .filter((name) => !seen.transitions.has(name)),
    ).toEqual([]);
  });

  test('finds both sides of every condition', () => {
    const wanted = transitionsOf(menuMachine).flatMap((transition) =>
      conditionsOf(menuMachine, transition.guard).flatMap(({ name }) =>
        [true, false].map((holds) => verdict(transition, name, holds)),
      ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((each) => !seen.conditions.has(each))).toEqual([]);
  });
});

const after = (...lived: MenuEvent[]) => {
  const actor = createActor(menuMachine).start();
  for (const event of lived) actor.send(event);
  const snapshot = actor.getSnapshot();
  return {
    narrow: snapshot.matches('narrow'),
    open: snapshot.matches({ narrow: 'open' }),
    group: snapshot.context.group,
  };
};
const narrow: MenuEvent = { type: 'RESIZE', width: 360 };
const wide: MenuEvent = { type: 'RESIZE', width: 1280 };
const divisions: MenuEvent = { type: 'TOGGLE', group: 'divisions' };
const education: MenuEvent = { type: 'TOGGLE', group: 'education' };

test.each([
  [750, true],
  [751, false],
])('a window of %d pixels is narrow: %s', (width, is) => {
  expect(after({ type: 'RESIZE', width }).narrow).toBe(is);
});

describe.each([
  ['a narrow window', [narrow, { type: 'OPEN' }] as const, true],
  ['a wide window', [wide] as const, false],
])('in %s', (_window, ready, open) => {
  test('one group is open at a time', () => {
    expect(after(...ready, divisions, education)).toMatchObject({ open, group: 'education' });
  });

  test('tapping the open group collapses it', () => {
    expect(after(...ready, divisions, divisions)).toMatchObject({ open, group: undefined });
  });

  test.each([{ type: 'CHOOSE' }, { type: 'CLOSE' }, narrow, wide] as const)('$type closes everything', (event) => {
    expect(after(...ready, divisions, event)).toMatchObject({ open: false, group: undefined });
  });
});

test('a menu that is opened again has all its groups collapsed', () => {
  expect(after(narrow, { type: 'OPEN' }, divisions, { type: 'CLOSE' }, { type: 'OPEN' })).toMatchObject({
    open: true,
    group: undefined,
  });
});

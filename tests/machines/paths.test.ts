import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { stepOf } from '#machines/wizard/machine.ts';
import { applications } from '#tests/applications.ts';
import { carriedIn } from '#tests/machines/carried.ts';
import { replay, type Seen, sidesOf } from '#tests/machines/replay.ts';
import { cover, eventsFrom, type Way, waysOf } from '#tests/machines/ways.ts';

describe.each(applications)('$name, replayed on every path', ({ form, examples, machine, samples }) => {
  const carried = carriedIn(form, examples);
  /** What makes two snapshots the same place on the map: where they stand, and what their guards depend on. */
  const placeOf = (snapshot: AnyMachineSnapshot): string => {
    const { draft, reset } = snapshot.context;
    const step = stepOf(form, snapshot as never);
    const ready = step !== undefined && isValid(form, step, draft) && isChanged(form, step, draft);
    const complete = ready && answersOf(form, draft) !== undefined;
    return JSON.stringify([
      snapshot.value,
      ready,
      complete,
      carried.map((rule) => rule.holds(draft)),
      reset !== undefined,
    ]);
  };
  const sides = sidesOf(machine, transitionsOf(machine));
  const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
  let ways: Way[] = [];
  const strayed: string[] = [];

  beforeAll(async () => {
    await loadPhoneRules();
    ways = cover(waysOf(machine, placeOf, eventsFrom(samples)));
    for (const { events: lived, places } of ways) {
      const stood = (await replay(machine, lived, seen)).map(placeOf);
      const at = stood.findIndex((place, i) => place !== places[i]);
      const lead = lived.slice(0, at + 1).map(({ type }) => type);
      if (at >= 0) strayed.push(`${lead.join(' ')}: ${stood[at]} instead of ${places[at]}`);
    }
  });

  afterAll(() => {
    const all = transitionsOf(machine).map(nameOf);
    const events = ways.reduce((sum, way) => sum + way.events.length, 0);
    console.info(
      `${form.name}: ${ways.length} paths of ${events} events; ` +
        `${statesOf(machine).filter(({ id }) => seen.states.has(id)).length} of ${statesOf(machine).length} states, ` +
        `${all.filter((name) => seen.transitions.has(name)).length} of ${all.length} transitions, ` +
        `${sides.filter((each) => seen.conditions.has(each)).length} of ${sides.length} sides of conditions`,
    );
  });

  test('stands after each event where the model says', () => {
    expect(ways.length).toBeGreaterThan(1);
    expect(strayed).toEqual([]);
  });

  test('stands in every state', () => {
    expect(
      statesOf(machine)
        .map(({ id }) => id)
        .filter((id) => !seen.states.has(id)),
    ).toEqual([]);
  });

  test('takes every transition', () => {
    expect(new Set(transitionsOf(machine).map(nameOf)).size).toBe(transitionsOf(machine).length);
    expect(
      transitionsOf(machine)
        .filter((transition) => !seen.transitions.has(nameOf(transition)))
        .map(nameOf),
    ).toEqual([]);
  });

  test('finds both sides of every condition', () => {
    expect(sides.length).toBeGreaterThan(0);
    expect(sides.filter((each) => !seen.conditions.has(each))).toEqual([]);
  });
});

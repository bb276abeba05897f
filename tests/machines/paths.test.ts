import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import { type StaffExample, staffExamples } from '#forms/staff/examples.ts';
import { hasChildren } from '#forms/staff/rules.ts';
import { staff } from '#forms/staff/staff.ts';
import { staffMachine } from '#machines/staff.ts';
import { stepOf } from '#machines/wizard.ts';
import { draftNamed } from '#tests/forms/staff/edited.ts';
import { replay, type Seen, verdict } from '#tests/machines/replay.ts';
import { sampleEvents } from '#tests/machines/sampleEvents.ts';
import { conditionsOf, nameOf, statesOf, transitionsOf } from '#tests/machines/transitions.ts';
import { cover, type Way, waysOf } from '#tests/machines/ways.ts';

const machine: AnyStateMachine = staffMachine;
const names = Object.keys(staffExamples) as StaffExample[];

/** What makes two snapshots the same place on the map: where they stand, and what their guards depend on. */
const placeOf = (snapshot: AnyMachineSnapshot): string => {
  const { draft } = snapshot.context;
  const step = stepOf(staff, snapshot as never);
  const ready = step !== undefined && isValid(staff, step, draft) && isChanged(staff, step, draft);
  const complete = ready && answersOf(staff, draft) !== undefined;
  return JSON.stringify([snapshot.value, ready, complete, hasChildren.holds(draft)]);
};

describe('the staff application, replayed on every path', () => {
  const seen: Seen = { states: new Set(), transitions: new Set(), conditions: new Set() };
  let ways: Way[] = [];
  const strayed: string[] = [];

  beforeAll(async () => {
    await loadPhoneRules();
    const events = sampleEvents(
      staff,
      names.map((name) => draftNamed(name)),
      { list: ['education', 'languages'], file: ['personalInfo', 'passport'] },
    );
    ways = cover(waysOf(machine, placeOf, events));
    for (const { events: lived, places } of ways) {
      const stood = (await replay(machine, lived, seen)).map(placeOf);
      const at = stood.findIndex((place, i) => place !== places[i]);
      const lead = lived.slice(0, at + 1).map(({ type }) => type);
      if (at >= 0) strayed.push(`${lead.join(' ')}: ${stood[at]} instead of ${places[at]}`);
    }
  }, 60_000);

  afterAll(() => {
    const all = transitionsOf(machine).map(nameOf);
    const events = ways.reduce((sum, way) => sum + way.events.length, 0);
    console.info(
      `staff: ${ways.length} paths of ${events} events; ` +
        `${statesOf(machine).filter(({ id }) => seen.states.has(id)).length} of ${statesOf(machine).length} states, ` +
        `${all.filter((name) => seen.transitions.has(name)).length} of ${all.length} transitions`,
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
    const wanted = transitionsOf(machine).flatMap((transition) =>
      conditionsOf(machine, transition.guard).flatMap(({ name }) =>
        [true, false].map((holds) => verdict(transition, name, holds)),
      ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((each) => !seen.conditions.has(each))).toEqual([]);
  });
});

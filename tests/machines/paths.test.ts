import { beforeAll, describe, expect, test } from 'vitest';
import { loadPhoneRules } from '#forms/phone.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { explore } from '#tests/machines/exploring.ts';
import { sidesOf } from '#tests/machines/replay.ts';

beforeAll(loadPhoneRules);

describe.each(machineEntries)('$name, replayed on every path', (entry) => {
  const { name, machine } = entry;
  const states = statesOf(machine).map(({ id }) => id);
  const transitions = transitionsOf(machine).map(nameOf);
  const sides = sidesOf(transitionsOf(machine));
  let explored: Awaited<ReturnType<typeof explore>>;

  beforeAll(async () => {
    explored = await explore(entry);
    const { replayed, seen } = explored;
    const found = (all: readonly string[], some: Set<string>) =>
      `${all.filter((each) => some.has(each)).length} of ${all.length}`;
    console.info(
      `${name}: ${replayed.length} paths of ${replayed.reduce((sum, length) => sum + length, 0)} events; ` +
        `${found(states, seen.states)} states, ${found(transitions, seen.transitions)} transitions, ` +
        `${found(sides, seen.conditions)} sides of conditions`,
    );
  });

  test('stands after each event where the model says', () => {
    expect(explored.replayed.length).toBeGreaterThan(1);
    expect(explored.strayed).toEqual([]);
  });

  test('stands in every state', () => {
    expect(states.filter((id) => !explored.seen.states.has(id))).toEqual([]);
  });

  test('takes every transition', () => {
    expect(new Set(transitions).size).toBe(transitions.length);
    expect(transitions.filter((transition) => !explored.seen.transitions.has(transition))).toEqual([]);
  });

  test('finds both sides of every condition', () => {
    expect(sides.length).toBeGreaterThan(0);
    expect(sides.filter((each) => !explored.seen.conditions.has(each))).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { explore } from '#tests/machines/explore.ts';
import { possibleOutcomes } from '#tests/machines/guardOutcomes.ts';

describe.each(machineEntries)('$name, replayed on every path', (entry) => {
  const { name, machine } = entry;
  const states = statesOf(machine).map(({ id }) => id);
  const transitions = transitionsOf(machine).map(nameOf);
  // A form without files is never reading one.
  const reads = !entry.form || JSON.stringify(entry.form).includes('"pdf"');
  const outcomes = possibleOutcomes(transitionsOf(machine)).filter(
    (outcome) => reads || !outcome.endsWith(`'in {"files":"reading"}' holds`),
  );
  let explored: Awaited<ReturnType<typeof explore>>;

  beforeAll(async () => {
    explored = await explore(entry);
    const { lengths, covered } = explored;
    const countIn = (some: Set<string>, all: readonly string[]) =>
      `${all.filter((each) => some.has(each)).length} of ${all.length}`;
    console.info(
      `${name}: ${lengths.length} paths of ${lengths.reduce((sum, length) => sum + length, 0)} events; ` +
        `${countIn(covered.states, states)} states, ${countIn(covered.transitions, transitions)} transitions, ` +
        `${countIn(covered.outcomes, outcomes)} outcomes of conditions`,
    );
  });

  test('is in the state of the model after each event', () => {
    expect(explored.lengths.length).toBeGreaterThan(0);
    expect(explored.deviations).toEqual([]);
  });

  test('enters every state', () => {
    expect(
      states.filter((id) => !explored.covered.states.has(id)),
      'states that no sample enters: for a branch, add an example in forms/*/examples.ts in which its rule holds; for a machine without a form, add samples of its events in machineEntries.ts',
    ).toEqual([]);
  });

  test('takes every transition', () => {
    expect(new Set(transitions).size).toBe(transitions.length);
    expect(transitions.filter((transition) => !explored.covered.transitions.has(transition))).toEqual([]);
  });

  test('has both outcomes of every condition', () => {
    expect(outcomes.length > 0).toBe(transitionsOf(machine).some(({ guard }) => guard));
    expect(outcomes.filter((each) => !explored.covered.outcomes.has(each))).toEqual([]);
  });
});

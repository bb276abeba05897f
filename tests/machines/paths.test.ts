import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { whyUncaused } from '#tests/e2e/model/uncaused.ts';
import { explore } from '#tests/machines/explore.ts';
import { possibleOutcomes } from '#tests/machines/guardOutcomes.ts';

const coverage = new URL('../../machines/charts/coverage.json', import.meta.url);
const recorded = (): Record<string, unknown> =>
  existsSync(coverage) ? (JSON.parse(readFileSync(coverage, 'utf8')) as Record<string, unknown>) : {};

describe.each(machineEntries)('$name, replayed on every path', (entry) => {
  const { name, machine, form } = entry;
  const states = statesOf(machine).map(({ id }) => id);
  const transitions = transitionsOf(machine).map(nameOf);
  const outcomes = possibleOutcomes(transitionsOf(machine));
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
    expect(explored.lengths.length).toBeGreaterThan(1);
    expect(explored.deviations).toEqual([]);
  });

  test('enters every state', () => {
    expect(states.filter((id) => !explored.covered.states.has(id))).toEqual([]);
  });

  test('takes every transition', () => {
    expect(new Set(transitions).size).toBe(transitions.length);
    expect(transitions.filter((transition) => !explored.covered.transitions.has(transition))).toEqual([]);
  });

  test('has the coverage that machines/charts/coverage.json records', () => {
    const taken = transitions.filter((each) => explored.covered.transitions.has(each));
    // The test of the page takes all but these.
    const reasons = form ? taken.map((each) => [each, whyUncaused(each)]).filter(([, why]) => why) : [];
    const covered = {
      covered: taken,
      unreachableByUser: Object.fromEntries(reasons) as Record<string, string>,
    };
    if (process.env['UPDATE_CHARTS'])
      writeFileSync(coverage, `${JSON.stringify({ ...recorded(), [name]: covered }, undefined, 2)}\n`);
    expect(recorded()[name], 'The machine has changed since it was covered. Renew it: npm run charts').toEqual(covered);
  });

  test('has both outcomes of every condition', () => {
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter((each) => !explored.covered.outcomes.has(each))).toEqual([]);
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { whyUncaused } from '#tests/e2e/model/uncaused.ts';
import { explore } from '#tests/machines/exploring.ts';
import { sidesOf } from '#tests/machines/replay.ts';

const coverage = new URL('../../machines/charts/coverage.json', import.meta.url);
const recorded = (): Record<string, unknown> =>
  existsSync(coverage) ? (JSON.parse(readFileSync(coverage, 'utf8')) as Record<string, unknown>) : {};

describe.each(machineEntries)('$name, replayed on every path', (entry) => {
  const { name, machine, applying } = entry;
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

  test('is after each event where the model says', () => {
    expect(explored.replayed.length).toBeGreaterThan(1);
    expect(explored.deviations).toEqual([]);
  });

  test('enters every state', () => {
    expect(states.filter((id) => !explored.seen.states.has(id))).toEqual([]);
  });

  test('takes every transition', () => {
    expect(new Set(transitions).size).toBe(transitions.length);
    expect(transitions.filter((transition) => !explored.seen.transitions.has(transition))).toEqual([]);
  });

  test('is covered as machines/charts/coverage.json says', () => {
    const taken = transitions.filter((each) => explored.seen.transitions.has(each));
    // The walk through the page takes all but these.
    const reasons = applying ? taken.map((each) => [each, whyUncaused(each)]).filter(([, why]) => why) : [];
    const covered = { taken, uncaused: Object.fromEntries(reasons) as Record<string, string> };
    if (process.env['UPDATE_CHARTS'])
      writeFileSync(coverage, `${JSON.stringify({ ...recorded(), [name]: covered }, undefined, 2)}\n`);
    expect(recorded()[name], 'The machine has changed since it was covered. Renew it: npm run charts').toEqual(covered);
  });

  test('finds both sides of every condition', () => {
    expect(sides.length).toBeGreaterThan(0);
    expect(sides.filter((each) => !explored.seen.conditions.has(each))).toEqual([]);
  });
});

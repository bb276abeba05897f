import { expect, test } from 'vitest';
import { findStates, searchableIn } from '#charts/searchable.ts';
import { staff } from '#forms/staff/staff.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';

const find = (machine: string, text: string) =>
  findStates(searchableIn(machineEntries.find(({ name }) => name === machine)!), text);

test.each([
  ['sending', 'after', ['sending.attempting.moving', 'sending.waiting', 'sending.offline']],
  ['photographs', 'the machine ends', ['photographs.attached', 'photographs.left']],
  ['staff', 'dialog', ['succeeded', 'failed']],
])('in %s “%s” finds each state with it', (machine, text, states) => {
  expect(find(machine, text)).toEqual(expect.arrayContaining(states));
});

test.each([
  ['staff', 'browser', 'staff.journey.steps'],
  ['staff', 'continue on another device', 'staff.handover.closed'],
  ['draft', 'another tab asks', 'draft.holding'],
  ['menu', 'phone was turned', 'menu'],
])('in %s what is said of an event finds the states that handle it: %s', (machine, text, state) => {
  expect(find(machine, text).some((id) => id.startsWith(state))).toBe(true);
});

test.each([
  ['sending', '507', ['sending.attempting', 'sending.asking']],
  ['draft', '30 days', ['draft.holding.reading']],
])('in %s “%s”, which samples say, finds the states that handle them', (machine, text, states) => {
  expect(find(machine, text)).toEqual(states);
});

test('a condition finds no states of a region that it says nothing of', () => {
  const found = find('staff', 'where refused is not empty');
  // In each step, until the next send begins.
  for (const step of Object.keys(staff.steps)) expect(found).toContain(`staff.journey.steps.${step}`);
  expect(found).toContain('failed');
  expect(found.filter((id) => /^staff\.(?!journey)/.test(id))).toEqual([]);
});

test('a whole text finds its own states only, and an unknown one none', () => {
  expect(find('sending', 'STOP')).toEqual(['sending']);
  expect(find('sending', 'nobody says this')).toEqual([]);
});

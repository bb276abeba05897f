import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { chartOf, stateNamed, withDescendants } from '#charts/chart.ts';
import { changesBetween } from '#charts/contextChanges.ts';
import { linkTo, parseLink } from '#charts/link.ts';
import { completePath, historyTo, isIn, statesByCondition } from '#charts/paths.ts';
import { nestedIn, replay, sampleText, targetsOf } from '#charts/simulation.ts';
import { blockedEventOf } from '#machines/inspect/blockedEvents.ts';
import { contextSections, unmasked } from '#machines/inspect/contextView.ts';
import { applications, machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { startWizard } from '#tests/machines/startWizard.ts';

describe.each(applications)('$name', (application) => {
  const { machine, examples } = application;

  test.each(Object.keys(examples))('%s reaches the receipt', (example) => {
    const path = completePath(application, example);
    const history = replay(application, path);
    expect(history.map(({ cause }) => cause)).toEqual(['', ...path]);
    expect(history.at(-1)!.snapshot.value).toMatchObject({ journey: 'receipt' });
  });

  test('names the transitions that were taken, those without an event and those of raised events included', () => {
    const paths = Object.keys(examples).map((example) => completePath(application, example));
    const taken = paths.flatMap((path) => replay(application, path)).flatMap(({ traversed }) => traversed);
    const known = transitionsOf(machine).map(nameOf);
    expect(taken.filter((name) => !known.includes(name))).toEqual([]);
    for (const unsent of [/ always -> /, / SENDING -> /].filter((kind) => known.some((name) => kind.test(name))))
      expect(taken).toContainEqual(expect.stringMatching(unsent));
  });
});

test('a nested machine begins with the input it has in the snapshot, or with its own', () => {
  const staff = applications[0]!;
  const sending = staff.nested!.find(({ name }) => name === 'sending')!;
  const path = completePath(staff, Object.keys(staff.examples)[0]!);
  const { snapshot } = replay(staff, path.slice(0, path.indexOf('SAVE_SETTLED') + 1)).at(-1)!;
  expect(nestedIn(snapshot, sending).input).toMatchObject({ submission: snapshot.context.submission, resumes: false });
  expect(nestedIn(replay(staff, [])[0]!.snapshot, sending)).toBe(sending);
});

/** A state that is left as soon as it is entered. */
const isTransient = ({ always = [], type, parent }: AnyStateNode) =>
  always.some(({ guard }) => guard === undefined) || (type === 'final' && parent?.parent !== undefined);

test.each(machineEntries)('a link leads to every state of $name that is not left at once', (entry) => {
  const states = statesOf(entry.machine).filter((state) => !isTransient(state));
  const unreached = states.filter(({ id }) => !isIn(historyTo(entry, id).at(-1)!.snapshot, id));
  expect(unreached.map(({ id }) => id)).toEqual([]);
});

test('a link contains the events that lead to a snapshot', () => {
  const events = ['START', 'CHANGE as child with all nine supports', 'after 2 s'];
  expect(parseLink(linkTo(events))).toEqual({ events });
  expect(parseLink('#at=staff.journey.steps.personalInfo.married%20woman')).toEqual({
    at: 'staff.journey.steps.personalInfo.married woman',
  });
  expect(parseLink('#elsewhere')).toBeUndefined();
});

test.each([
  ['failed', 'failed'],
  ['staff.journey.failed', 'failed'],
  ['staff.journey.submitting', 'submitting'],
  ['submitting.saving', 'staff.journey.submitting.saving'],
  ['nowhere', undefined],
  // Every branch has one.
  ['shown', undefined],
])('a link may name a state %s', (name, id) => {
  expect(stateNamed(chartOf(machineEntries[0]!.machine), name)?.id).toBe(id);
});

test('a change of the context is named by the label of its question', () => {
  const [, before, after] = replay(machineEntries[0]!, ['RESTORE nothing', 'CHANGE as single man']);
  const { form } = machineEntries[0]!;
  const sections = [before, after].map((entry) => contextSections(form, entry!.snapshot.context, unmasked));
  const changes = changesBetween(sections[0]!, sections[1]!);
  expect(changes).toContainEqual({ label: 'Personal Information: Gender', from: '', to: 'Male' });
});

test.each(['where lastSend is "refused"', 'where refused is not empty', 'where failure is set'])(
  'a condition of the context leads to the states in which it can hold: %s',
  (condition) => {
    const states = statesByCondition(applications[0]!).get(condition) ?? [];
    expect(states).toContain('failed');
    // Back in the last step, as a whole: not in each of its branches.
    expect(states).toContain('staff.journey.steps.references');
    expect(states.filter((id) => id.startsWith('staff.journey.steps.references.'))).toEqual([]);
    expect(states).not.toContain('receipt');
  },
);

test.each(['stopped', 'not there', 'not confirmed'])(
  'each outcome of a send is found in the last step: %s',
  (lastSend) => {
    expect(statesByCondition(applications[0]!).get(`where lastSend is "${lastSend}"`)).toContain(
      'staff.journey.steps.references',
    );
  },
);

test('what an event leads to follows what it carries', () => {
  const staff = applications[0]!;
  const { snapshot } = historyTo(staff, 'sending').at(-1)!;
  const leadsTo = (label: string) =>
    targetsOf(snapshot, staff.samples(snapshot).find((sample) => sampleText(staff.machine, sample) === label)!.event);
  expect(leadsTo('done sending refused')).toEqual(['failed']);
  expect(leadsTo('done sending received')).toEqual(['succeeded']);
  const papers = machineEntries.find(({ name }) => name === 'papers')!;
  const filling = historyTo(papers, 'papers.journey.steps.message').at(-1)!.snapshot;
  expect(targetsOf(filling, { type: 'GO_TO', place: 'info' } as never)).toEqual([]);
});

test('an event that enters a state anew ends what it invokes', () => {
  const draft = machineEntries.find(({ name }) => name === 'draft')!;
  const { notes } = stateNamed(chartOf(draft.machine), 'holding.saving')!;
  expect(notes.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^invoke writeDevice, until SENT.*, SAVE, HIDE, after 15 s$/),
  );
});

test('an event that an inner state handles neither ends what is invoked, nor leads where an outer state would', () => {
  const staff = applications[0]!;
  const sending = stateNamed(chartOf(staff.machine), 'submitting.sending')!;
  expect(sending.notes.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^invoke sending(?!.*STOP)/));
  const { snapshot } = historyTo(staff, sending.states[0]!.id).at(-1)!;
  expect(targetsOf(snapshot, { type: 'STOP' })).toEqual(['leaving']);
});

test('the output of a nested machine is part of a link, and has to be one that the machine handles', () => {
  const staff = applications[0]!;
  const path = completePath(staff, Object.keys(staff.examples)[0]!);
  const sent = path.slice(0, path.indexOf('SAVE_SETTLED') + 1);
  const busy = 'done sending {"output":{"became":"failed","failure":{"kind":"busy"}}}';
  const { events = [] } = parseLink(linkTo([...sent, busy]))!;
  expect(replay(staff, events).at(-1)).toMatchObject({ cause: busy, snapshot: { value: { journey: 'failed' } } });
  expect(replay(staff, ['RESTORE nothing', 'done sending {}'])).toHaveLength(2);
});

test('a branch names the questions it shows', () => {
  const chart = chartOf(applications[1]!.machine);
  const branch = stateNamed(chart, 'applies to a higher grade');
  expect(branch?.notes).toContainEqual({ text: "asks 'Evaluation report'" });
});

test.each(machineEntries)('every event of $name without an effect has a reason, in every state', (entry) => {
  const snapshots = withDescendants(chartOf(entry.machine)).map(({ id }) => historyTo(entry, id).at(-1)!.snapshot);
  const blocked = snapshots.flatMap((snapshot) =>
    entry.samples(snapshot).flatMap(({ event }) => blockedEventOf(entry.form, snapshot, [event]) ?? []),
  );
  expect(blocked.filter(({ conditions, ignoredBy }) => conditions.length + ignoredBy.length === 0)).toEqual([]);
});

test('what Submit lacks in the last step has the answers of the steps before it', () => {
  const [staff] = machineEntries;
  const { actor, complete, send } = startWizard();
  complete('single man');
  expect(blockedEventOf(staff!.form, actor.getSnapshot(), [{ type: 'SUBMIT' }])).toBeUndefined();
  send({ type: 'CHANGE', path: ['personalInfo', 'email'], answer: '' });
  expect(blockedEventOf(staff!.form, actor.getSnapshot(), [{ type: 'SUBMIT' }])).toEqual({
    type: 'SUBMIT',
    conditions: ['application is complete'],
    ignoredBy: [],
    missing: [{ label: 'Email', text: 'Email is a required field' }],
  });
});

import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { changesBetween } from '#charts/changes.ts';
import { chartOf, stateNamed, within } from '#charts/chart.ts';
import { coverageOf } from '#charts/coverage.ts';
import { isIn, journeyOf, wayTo } from '#charts/journeys.ts';
import { lightsOf } from '#charts/lights.ts';
import { linked, linkTo } from '#charts/link.ts';
import { faultOf, replayed, runningIn } from '#charts/rehearsal.ts';
import { forbidding, momentOf } from '#machines/inspect/chartMoment.ts';
import { applications, machineEntries } from '#machines/inspect/machineEntries.ts';
import { openly, describe as tell } from '#machines/inspect/redaction.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';

describe.each(applications)('$name', (application) => {
  const { machine, applying } = application;

  test.each(Object.keys(applying.examples))('%s goes all the way to the receipt', (example) => {
    const events = journeyOf(application, example);
    const entries = replayed(application, events);
    expect(entries.map(({ cause }) => cause)).toEqual(['', ...events]);
    expect(entries.at(-1)!.snapshot.value).toMatchObject({ journey: 'receipt' });
  });

  test('says which transitions were taken, those without an event and those of raised events included', () => {
    const journeys = Object.keys(applying.examples).map((example) => journeyOf(application, example));
    const taken = journeys.flatMap((events) => replayed(application, events)).flatMap((entry) => entry.taken);
    const known = transitionsOf(machine).map(nameOf);
    expect(taken.filter((name) => !known.includes(name))).toEqual([]);
    for (const unsaid of [/ always -> /, / SENDING -> /].filter((kind) => known.some((name) => kind.test(name))))
      expect(taken).toContainEqual(expect.stringMatching(unsaid));
  });
});

test('a machine inside another begins with what it is given in the state of the walk, or from nothing', () => {
  const [subject] = applications;
  const sending = subject!.parts!.find(({ name }) => name === 'sending')!;
  const journey = journeyOf(subject!, Object.keys(subject!.applying.examples)[0]!);
  const { snapshot } = replayed(subject!, journey.slice(0, journey.indexOf('SAVED') + 1)).at(-1)!;
  expect(runningIn(snapshot, sending).input).toMatchObject({ submission: snapshot.context.submission, resumes: false });
  expect(runningIn(replayed(subject!, [])[0]!.snapshot, sending)).toBe(sending);
});

/** A state that is left at once whatever happens: no walk can stop there. */
const isPassing = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => guard === undefined);

test.each(machineEntries)('a link leads to every state of $name that a walk can stop in', (subject) => {
  const states = statesOf(subject.machine).filter((state) => !isPassing(state));
  const unreached = states.filter(({ id }) => !isIn(wayTo(subject, id).at(-1)!.snapshot, id));
  expect(unreached.map(({ id }) => id)).toEqual([]);
});

test('a link spells the events that lead to a moment', () => {
  const events = ['START', 'CHANGE as child with all nine supports', 'after 2000 ms'];
  expect(linked(linkTo(events))).toEqual({ events });
  expect(linked('#at=staff.journey.steps.personalInfo.married%20woman')).toEqual({
    at: 'staff.journey.steps.personalInfo.married woman',
  });
  expect(linked('#elsewhere')).toBeUndefined();
});

test('events after one that leads nowhere are left out', () => {
  const [staff] = machineEntries;
  expect(replayed(staff!, ['NEXT', 'SHOW_NEEDED'])).toHaveLength(1);
});

test.each([
  ['failed', 'failed'],
  ['staff.journey.failed', 'failed'],
  ['staff.journey.submitting', 'submitting'],
  ['submitting.saving', 'staff.journey.submitting.saving'],
  ['nowhere', undefined],
  // Every branch has one.
  ['shown', undefined],
])('a link may call a state %s', (name, id) => {
  expect(stateNamed(chartOf(machineEntries[0]!.machine), name)?.id).toBe(id);
});

describe('a payload of one’s own', () => {
  const staff = machineEntries[0]!;
  const cause = 'CHANGE {"path":["personalInfo","firstName"],"answer":"Rana, 100%"}';

  test('is spelt in a link, and changes what it says', () => {
    const { events = [] } = linked(linkTo(['RESTORE nothing', cause]))!;
    const [, before, after] = replayed(staff, events);
    expect(after!.cause).toBe(cause);
    const facts = [before, after].map((entry) => tell(staff.applying!.form, entry!.snapshot.context, openly));
    expect(changesBetween(facts[0]!, facts[1]!)).toContainEqual({
      label: 'Personal Information: First name',
      from: '',
      to: 'Rana, 100%',
    });
  });

  test('is judged by the machine itself', () => {
    const { snapshot } = replayed(staff, ['RESTORE nothing']).at(-1)!;
    expect(
      faultOf(snapshot, { type: 'CHANGE', path: ['personalInfo', 'firstName'], answer: 'Rana' } as never),
    ).toBeUndefined();
    expect(faultOf(snapshot, { type: 'CHANGE' })).toMatch(/^The machine cannot take it: /);
    expect(faultOf(snapshot, { type: 'NEXT' })).toBe('It leads nowhere.');
  });

  test('of another kind ends a replay where it stands', () => {
    expect(replayed(staff, ['RESTORE nothing', 'CHANGE {}', 'NEXT'])).toHaveLength(2);
  });
});

test('what no test has taken is said, and why no user can cause something', () => {
  const { machine } = machineEntries[0]!;
  const [{ snapshot }] = replayed(machineEntries[0]!, []) as [ReturnType<typeof replayed>[number]];
  const moment = momentOf(undefined, snapshot, { cause: '', taken: [], redaction: openly, events: [] });
  const ways = within(chartOf(machine)).flatMap((state) => state.ways);
  const none = lightsOf(moment, new Set(), coverageOf('a machine that is not tested'));
  expect(ways.filter((way) => none.isUntaken([way]))).toEqual(ways);
  const lights = lightsOf(moment, new Set(), coverageOf('staff'));
  expect(ways.filter((way) => lights.isUntaken([way]))).toEqual([]);
  expect(lights.whyUncaused(ways.filter(({ event }) => event === 'CONTINUE_HERE'))).toMatch(/^another tab/);
});

test('a branch says which questions it asks', () => {
  const chart = chartOf(applications[1]!.machine);
  const branch = stateNamed(chart, 'applies to a higher grade');
  expect(branch?.notes).toContainEqual({ text: "asks 'Evaluation report'" });
});

test.each(machineEntries)('every event of $name that leads nowhere says why, in every state', (subject) => {
  const snapshots = within(chartOf(subject.machine)).map(({ id }) => wayTo(subject, id).at(-1)!.snapshot);
  const forbidden = snapshots.flatMap((snapshot) =>
    subject.samples(snapshot).flatMap(({ event }) => forbidding(subject.applying?.form, snapshot, [event]) ?? []),
  );
  expect(forbidden.filter(({ conditions }) => conditions.length === 0)).toEqual([]);
});

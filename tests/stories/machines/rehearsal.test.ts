import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { loadPhoneRules } from '#forms/phone.ts';
import { applications, machineEntries } from '#machines/inspect/machineEntries.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { journeyOf, wayTo } from '#stories/machines/journeys.ts';
import { linked, linkTo } from '#stories/machines/link.ts';
import { replayed } from '#stories/machines/rehearsal.ts';

beforeAll(loadPhoneRules);

describe.each(applications)('$name', (application) => {
  const { machine, applying } = application;

  test.each(Object.keys(applying.examples))('%s goes all the way to the receipt', (example) => {
    const events = journeyOf(application, example);
    const stands = replayed(application, events);
    expect(stands.map(({ said }) => said)).toEqual(['', ...events]);
    expect(stands.at(-1)!.snapshot.value).toMatchObject({ journey: 'receipt' });
  });

  test('tells which transitions were taken, those without an event and those of raised events included', () => {
    const [example = ''] = Object.keys(applying.examples);
    const taken = new Set(replayed(application, journeyOf(application, example)).flatMap((stand) => stand.taken));
    const known = new Set(transitionsOf(machine).map(nameOf));
    expect([...taken].filter((name) => !known.has(name))).toEqual([]);
    expect([...taken].filter((name) => / (?:always|SENDING) -> /.test(name)).length).toBeGreaterThan(1);
  });
});

/** A state that is left at once whatever happens: nobody can stand there. */
const isPassing = ({ always = [] }: AnyStateNode) => always.some(({ guard }) => guard === undefined);

test.each(machineEntries)('a link leads to every state of $name that one can stand in', (subject) => {
  const states = statesOf(subject.machine).filter((state) => !isPassing(state));
  const unreached = states.filter(
    ({ id }) =>
      !wayTo(subject, id)
        .at(-1)!
        .snapshot._nodes.some((node) => node.id === id),
  );
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

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { answersOf, isChanged, isValid } from '#forms/check.ts';
import { loadPhoneRules } from '#forms/phone.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';
import { stepOf } from '#machines/wizard/places.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';
import { applications } from '#tests/applications.ts';
import { carriedIn } from '#tests/machines/carried.ts';
import { replay, type Seen, sidesOf } from '#tests/machines/replay.ts';
import { cover, eventsFrom, type Way, waysOf } from '#tests/machines/ways.ts';

const whileReading = new Set(['CHOOSE', 'ATTACH', 'UNREADABLE', 'NEXT', 'SUBMIT', 'RESTART', 'LET_GO']);

/** What is worth trying: what a place adds to the many others that are like it. */
const worthwhile =
  (events: ReturnType<typeof eventsFrom>): typeof events =>
  (snapshot) => {
    const stands = snapshot as WizardSnapshot;
    const step = stepOf(stands);
    const reads = stands.matches({ files: 'reading' });
    const rests = stands.matches({ cooldown: 'ready' });
    return events(snapshot).filter((event) => {
      const { type } = event;
      if (reads && !whileReading.has(type)) return false;
      // A device has had its time to answer long before one may submit again.
      if (type.startsWith('xstate.after.throttle')) return !stands.matches({ journey: { submitting: 'keeping' } });
      if (type === 'CHOOSE') return reads ? stands.context.reading.length < 2 : rests && stands.context.reached === 0;
      if (type === 'LET_GO') return rests;
      if (event.type === 'GO_TO') return step === undefined || event.place === step || event.place === 'info';
      return true;
    });
  };

describe.each(applications)('$name, replayed on every path', ({ form, examples, machine, samples }) => {
  const carried = carriedIn(form, examples);
  /** What makes two snapshots the same place on the map: where they stand, and what their guards depend on. */
  const placeOf = (snapshot: AnyMachineSnapshot): string => {
    const { draft, reset, reached, reading, begun, receipt } = snapshot.context;
    const step = stepOf(snapshot as never);
    // Beside the steps the answers decide nothing.
    if (!snapshot.matches({ journey: 'steps' }) || reading.length > 0)
      return JSON.stringify([snapshot.value, reading.length, step ? 0 : reached, begun, receipt !== undefined]);
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
    ways = cover(waysOf(machine, placeOf, worthwhile(eventsFrom(samples))));
    for (const { events: lived, places } of ways) {
      const stood = (await replay(machine, lived, seen)).map(placeOf);
      const at = stood.findIndex((place, i) => place !== places[i]);
      const lead = lived.slice(0, at + 1).map(({ type }) => type);
      if (at >= 0) strayed.push(`${lead.join(' ')}: ${stood[at]} instead of ${places[at]}`);
    }
  }, 240_000);

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

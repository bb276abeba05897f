import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { form, step } from '#forms/form.ts';
import { type ReceivingDays, reception, receptionNote, receptionOn } from '#forms/receivingDays.ts';
import { text } from '#forms/staff/fields.ts';
import type { DraftEvent } from '#machines/draftTypes.ts';
import { wizardMachine } from '#machines/wizard/machine.ts';
import { placeOf } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

const days: ReceivingDays = { from: '2027-01-11', until: '2027-03-31' };

const setTime = (iso: string) => vi.setSystemTime(new Date(iso));
const at = (iso: string) => {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  setTime(iso);
};
afterEach(() => void vi.useRealTimers());

describe('a form with days', () => {
  test.each([
    ['2027-01-10', 'not yet'],
    ['2027-01-11', 'open'],
    ['2027-03-31', 'open'],
    ['2027-04-01', 'begun only'],
    ['2027-04-03', 'begun only'],
    ['2027-04-04', 'over'],
  ])('on %s: %s', (day, expected) => {
    expect(receptionOn(day, days)).toBe(expected);
  });

  test('without a first or a last day has none, and one without days is always received', () => {
    expect(receptionOn('1999-01-01', { until: '2027-03-31' })).toBe('open');
    expect(receptionOn('2999-01-01', { from: '2027-01-11' })).toBe('open');
    expect(reception(undefined)).toBe('open');
    expect(receptionNote(undefined, 'open')).toBeUndefined();
  });

  test.each(['Asia/Beirut', 'America/New_York', 'Pacific/Auckland'])(
    'goes by the minute of Beirut, where the device is in %s',
    (zone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      onTestFinished(() => void (process.env['TZ'] = before));
      at('2027-01-10T21:59:59.999Z');
      expect(reception(days)).toBe('not yet');
      setTime('2027-01-10T22:00:00Z');
      expect(reception(days)).toBe('open');
      // In summer Beirut is three hours ahead.
      setTime('2027-03-31T20:59:59.999Z');
      expect(reception(days)).toBe('open');
      setTime('2027-03-31T21:00:00Z');
      expect(reception(days)).toBe('begun only');
      setTime('2027-04-03T21:00:00Z');
      expect(reception(days)).toBe('over');
    },
  );

  test('goes by the server’s day where the device is a day or a month ahead', async () => {
    onTestFinished(() => void vi.resetModules());
    for (const device of ['2027-01-11T09:00:00Z', '2027-02-05T09:00:00Z']) {
      vi.resetModules();
      const [{ correctClock }, clocked] = await Promise.all([
        import('#forms/today.ts'),
        import('#forms/receivingDays.ts'),
      ]);
      at(device);
      correctClock(Date.parse('2027-01-10T09:00:00Z'));
      expect(clocked.reception(days)).toBe('not yet');
    }
  });

  test('says its days', () => {
    const said = (day: string) => receptionNote(days, receptionOn(day, days))?.({ lang: 'en' });
    expect(said('2027-01-10')).toBe('Applications are accepted from 11 January 2027.');
    expect(said('2027-01-11')).toBe('Applications are accepted until 31 March 2027.');
    expect(said('2027-04-01')).toBe(
      'Applications were accepted until 31 March 2027. What was begun before can be sent until 3 April 2027.',
    );
    expect(said('2027-04-04')).toBe('Applications were accepted until 31 March 2027.');
  });
});

const visit = form(
  { name: 'visit', title: 'Visit', path: '/api/visit', days, applicant: ({ who }) => who.name },
  { who: step('Who', { name: text('Name') }), when: step('When', { day: text('Day') }) },
);
const begun = { who: { name: 'Rana' }, when: { day: '' } };

/** The wizard of such a form on a device that has this draft. */
const open = (found: Partial<Extract<WizardEvent, { type: 'RESTORE' }>> = {}, info = false) => {
  const clock = new SimulatedClock();
  const device = fromCallback<DraftEvent>(({ sendBack, receive }) => {
    receive((event) => event.type === 'START_OVER' && sendBack({ type: 'RESTORE' }));
    sendBack({ type: 'RESTORE', ...found });
  });
  const checkClock = fromPromise<string | undefined>(() => new Promise(() => undefined));
  const machine = wizardMachine(visit, { info }).provide({ actors: { draft: device, checkClock } as never });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, place: () => placeOf(actor.getSnapshot()) };
};

describe('its wizard', () => {
  test('waits for the first day, and opens on its first minute by itself', () => {
    at('2027-01-10T21:58:30Z');
    const { place, clock, actor } = open();
    const arrivals: string[] = [];
    actor.on('arrived', (event) => arrivals.push(event.place));
    expect(place()).toBe('notYet');
    actor.send({ type: 'GO_TO', place: 'when' });
    clock.increment(60_000);
    expect(place()).toBe('notYet');
    setTime('2027-01-10T22:00:10Z');
    clock.increment(60_000);
    expect(place()).toBe('who');
    // The focus moves when the form opens, and at no look at the clock.
    expect(arrivals).toEqual(['who']);
  });

  test('opens where the device has left it, and erases that before the first day, too', () => {
    at('2027-01-10T21:00:00Z');
    const { place, clock } = open({ draft: begun, step: 'when', reached: 1 });
    expect(place()).toBe('notYet');
    setTime('2027-01-11T08:00:00Z');
    clock.increment(60_000);
    expect(place()).toBe('when');
    setTime('2027-01-10T08:00:00Z');
    const { actor } = open({ draft: begun, step: 'when', reached: 1 });
    actor.send({ type: 'RESTART' });
    expect(placeOf(actor.getSnapshot())).toBe('notYet');
    expect(actor.getSnapshot().context.draft).not.toEqual(begun);
  });

  test('opens at the information page where it has one', () => {
    at('2027-01-10T21:00:00Z');
    const { place, clock } = open({}, true);
    expect(place()).toBe('notYet');
    setTime('2027-01-11T08:00:00Z');
    clock.increment(60_000);
    expect(place()).toBe('info');
    expect(open({}, true).place()).toBe('info');
  });

  test('after the last day takes what was begun for three days, and nothing new', () => {
    at('2027-04-02T09:00:00Z');
    expect(open().place()).toBe('over');
    expect(open({}, true).place()).toBe('over');
    const { place, actor } = open({ draft: begun, step: 'when', reached: 1 });
    expect(place()).toBe('when');
    // What was begun may be answered anew.
    actor.send({ type: 'CHANGE', path: ['who', 'name'], answer: '' });
    expect(place()).toBe('when');
    actor.send({ type: 'RESTART' });
    expect(place()).toBe('over');
    setTime('2027-04-04T09:00:00Z');
    const late = open({ draft: begun, step: 'when', reached: 1 });
    expect(late.place()).toBe('over');
    expect(late.actor.getSnapshot().context.draft).toEqual(begun);
    late.actor.send({ type: 'RESTART' });
    expect(late.actor.getSnapshot().context.draft).not.toEqual(begun);
    expect(late.place()).toBe('over');
  });

  test('whose information page is open while the last day ends begins nothing new, and goes on with what was begun', () => {
    at('2027-03-31T20:59:00Z');
    const [fresh, returning, left] = [
      open({}, true),
      open({ draft: begun, step: 'when', reached: 1 }, true),
      open({}, true),
    ];
    left.actor.send({ type: 'START' });
    for (const { actor } of [returning, left]) actor.send({ type: 'GO_TO', place: 'info' });
    setTime('2027-03-31T21:01:00Z');
    for (const [{ actor, place }, event, expected] of [
      [fresh, { type: 'START' }, 'over'],
      [returning, { type: 'START' }, 'who'],
      [left, { type: 'GO_TO', place: 'who' }, 'over'],
    ] as const) {
      expect(place()).toBe('info');
      actor.send(event);
      expect(place()).toBe(expected);
    }
  });

  test('that is open while the last day ends is left at the next event, with its answers', () => {
    at('2027-03-31T20:59:00Z');
    const { place, actor } = open({ draft: begun, step: 'when', reached: 1 });
    setTime('2027-04-01T09:00:00Z');
    actor.send({ type: 'BLUR', path: ['when', 'day'] });
    expect(place()).toBe('when');
    setTime('2027-04-04T09:00:00Z');
    actor.send({ type: 'BLUR', path: ['when', 'day'] });
    expect(place()).toBe('over');
    expect(actor.getSnapshot().context.draft).toEqual(begun);
  });

  test('goes on where it was left, once a clock that had gone wrong meanwhile is corrected', () => {
    at('2027-03-31T09:00:00Z');
    const { place, actor } = open({}, true);
    actor.send({ type: 'START' });
    actor.send({ type: 'CHANGE', path: ['who', 'name'], answer: 'Rana' });
    actor.send({ type: 'NEXT' });
    setTime('2028-03-31T09:00:00Z');
    actor.send({ type: 'BLUR', path: ['when', 'day'] });
    expect(place()).toBe('over');
    setTime('2027-03-31T09:00:00Z');
    actor.send({ type: 'BLUR', path: ['when', 'day'] });
    expect(place()).toBe('when');
  });

  test('still shows the receipt of what has arrived', () => {
    at('2027-04-04T09:00:00Z');
    const receipt = { submissionId: '7d4c2b1a-6f0e-4b58-9a53-0c1d2e3f4a5b', reference: 'K7MQ4-XR29H' };
    expect(open({ receipt }).place()).toBe('receipt');
  });
});

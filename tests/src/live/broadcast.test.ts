import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { isAttachment } from '#forms/attachment.ts';
import { draftOf } from '#forms/receive.ts';
import { applications } from '#machines/inspect/machineEntries.ts';
import { broadcast } from '#src/live/broadcast.ts';
import { type LiveUpdate, liveChannel, REQUEST } from '#src/live/channel.ts';
import { answersAsEvents, withEntry } from '#tests/e2e/model/filling.ts';
import { isMasked } from '#tests/machines/masking.ts';
import { lockManager } from '#tests/src/wizard/lockManager.ts';

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/join-us' });
  vi.stubGlobal('navigator', { locks: lockManager() });
});

/** What an applicant wrote or attached, of more than four letters: shorter ones stand in other words by chance. */
const written = (value: unknown): string[] => {
  if (isAttachment(value)) return [value.name.replace(/\.pdf$/, '')];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(written);
  return typeof value === 'string' && value.length > 4 ? [value] : [];
};

const cases = applications.flatMap((application) =>
  Object.entries(application.examples).map(([name, answers]) => ({ application, name, answers })),
);

test.each(cases)(
  '$application.name, $name: no answer and no file leaves the page',
  async ({ application, answers }) => {
    const { machine, form } = application;
    const actor = createActor(machine).start();
    const chart = liveChannel();
    const root = `${form.name} ${actor.sessionId}`;
    const all: LiveUpdate[] = [];
    const submitted = new Promise<void>((resolve) => {
      chart.addEventListener('message', ({ data }: MessageEvent<LiveUpdate>) => {
        all.push(data);
        if (data.actor === root && data.view.cause === 'SUBMIT') resolve();
      });
    });
    const stop = broadcast(actor);
    const example = draftOf(form, answers);
    actor.send({ type: 'RESTORE' });
    actor.send({ type: 'START' });
    for (const step of Object.keys(form.steps)) {
      for (const event of answersAsEvents(form, step, example, actor.getSnapshot().context.draft).events)
        actor.send(withEntry(actor.getSnapshot(), event));
      actor.send({ type: step === Object.keys(form.steps).at(-1) ? 'SUBMIT' : 'NEXT' });
    }
    await submitted;
    stop();
    chart.close();
    actor.stop();

    const live = all.filter(({ actor: its }) => its === root);
    expect(live.at(-1)!.view.active).toContain('submitting');
    expect(live.length).toBeGreaterThan(Object.keys(form.steps).length);
    const facts = live.flatMap(({ view }) => view.sections.flatMap((section) => section.facts.map(({ text }) => text)));
    const carried = live
      .flatMap(({ view }) => view.payload)
      .flatMap(({ label, text }) => (label === 'path' ? [] : [text]));
    expect(facts.filter((text) => !isMasked(text))).toEqual([]);
    expect(all.length).toBeGreaterThan(live.length);
    const cause = live.map(({ view }) => view.cause.split(' '));
    expect(
      cause.filter(([type = '', path = '']) => !/^(?:[A-Z_]*|after|error)$/.test(type) || !/^[\w.*]*$/.test(path)),
    ).toEqual([]);
    expect(facts.join()).toContain('•••');
    expect(written(answers)).not.toEqual([]);
    expect(carried.join()).toContain('•••');
    // The names of properties are no answers.
    const sent = all
      .flatMap(({ view: { sections, payload } }) => [...sections.flatMap((section) => section.facts), ...payload])
      .flatMap(({ label, text }) => (label === 'path' ? [] : [text.replaceAll(/"[^"]*":/g, '')]));
    expect(sent.length).toBeGreaterThan(facts.length + carried.length);
    expect(written(answers).filter((answer) => sent.some((text) => text.includes(answer)))).toEqual([]);
    // An event stands before those that it causes, as the sending of an application its save.
    const causes = all.toSorted((one, other) => one.number - other.number).map(({ view }) => view.cause);
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    expect(causes[causes.indexOf('SUBMIT') + 1]).toBe('SAVE');
    const draft = all.at(-1)!.actors.find(({ machine: its }) => its === 'draft')!;
    expect(draft).toMatchObject({ parent: root, isRunning: true });
    expect(all.findLast(({ view }) => view.cause === 'SAVE')).toMatchObject({
      actor: draft.id,
      sender: form.name,
      address: '/join-us',
    });
    expect(live.at(-1)!.sender).toBeUndefined();
  },
);

test('a chart that is opened later asks for the present state of the machine', async () => {
  const [{ machine }] = applications as [(typeof applications)[number]];
  const actor = createActor(machine).start();
  actor.send({ type: 'RESTORE' });
  const stop = broadcast(actor);
  // It sends nothing by itself any more.
  actor.stop();
  const chart = liveChannel();
  const first = new Promise<LiveUpdate>((resolve) => {
    chart.addEventListener('message', ({ data }: MessageEvent<LiveUpdate>) => resolve(data));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  chart.postMessage(REQUEST);
  expect((await first).view.active).toContain('staff.journey.steps.personalInfo');
  stop();
  chart.close();
});

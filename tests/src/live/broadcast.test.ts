import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { isAttachment } from '#forms/attachment.ts';
import { draftOf } from '#forms/receive.ts';
import { applications } from '#machines/inspect/machineEntries.ts';
import { broadcast } from '#src/live/broadcast.ts';
import { channelOf, type LiveMoment, REQUEST } from '#src/live/channel.ts';
import { answersAsEvents, withEntry } from '#tests/e2e/model/filling.ts';

/** What an applicant wrote or attached, of more than four letters: shorter ones stand in other words by chance. */
const written = (value: unknown): string[] => {
  if (isAttachment(value)) return [value.name.replace(/\.pdf$/, '')];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(written);
  return typeof value === 'string' && value.length > 4 ? [value] : [];
};

const cases = applications.flatMap((application) =>
  Object.entries(application.applying.examples).map(([name, answers]) => ({ application, name, answers })),
);

test.each(cases)(
  '$application.name, $name: no answer and no file leaves the page',
  async ({ application, answers }) => {
    const { machine, applying } = application;
    const { form } = applying;
    const actor = createActor(machine).start();
    const chart = channelOf(form.name);
    const live: LiveMoment[] = [];
    const saidGoodbye = new Promise<void>((resolve) => {
      chart.addEventListener('message', ({ data }: MessageEvent<LiveMoment>) => {
        live.push(data);
        if (data.moment.cause === 'SUBMIT') resolve();
      });
    });
    const stop = broadcast({ form, machine }, actor);
    const example = draftOf(form, answers);
    actor.send({ type: 'RESTORE' });
    actor.send({ type: 'START' });
    for (const step of Object.keys(form.steps)) {
      for (const event of answersAsEvents(form, step, example, actor.getSnapshot().context.draft).events)
        actor.send(withEntry(actor.getSnapshot(), event));
      actor.send({ type: step === Object.keys(form.steps).at(-1) ? 'SUBMIT' : 'NEXT' });
    }
    await saidGoodbye;
    stop();
    chart.close();
    actor.stop();

    expect(live.at(-1)!.moment.active).toContain('submitting');
    expect(live.length).toBeGreaterThan(Object.keys(form.steps).length);
    const facts = live.flatMap(({ moment }) =>
      moment.sections.flatMap((section) => section.facts.map(({ text }) => text)),
    );
    const carried = live
      .flatMap(({ moment }) => moment.payload)
      .flatMap(({ label, text }) => (label === 'path' ? [] : [text]));
    expect(
      facts.filter(
        (text) =>
          !/^(?:••• \d+|application\/pdf, [\d.,]+ \w+(?:; .*)?|[\d, ]*\d+(?: times)?|once|[\w.]+(?:, entry \d+)?)$/.test(
            text,
          ),
      ),
    ).toEqual([]);
    const cause = live.map(({ moment }) => moment.cause.split(' '));
    expect(cause.filter(([type = '', path = '']) => !/^[A-Z_]*$/.test(type) || !/^[\w.*]*$/.test(path))).toEqual([]);
    expect(facts.join()).toContain('•••');
    expect(written(answers)).not.toEqual([]);
    expect(carried.join()).toContain('•••');
    expect(written(answers).filter((answer) => [...facts, ...carried].some((text) => text.includes(answer)))).toEqual(
      [],
    );
    expect(live.map(({ number }) => number)).toEqual(live.map((_, number) => number));
  },
);

test('a chart that is opened later asks for the present state of the machine', async () => {
  const [{ machine, applying }] = applications as [(typeof applications)[number]];
  const actor = createActor(machine).start();
  actor.send({ type: 'RESTORE' });
  const stop = broadcast({ form: applying.form, machine }, actor);
  const chart = channelOf(applying.form.name);
  const first = new Promise<LiveMoment>((resolve) => {
    chart.addEventListener('message', ({ data }: MessageEvent<LiveMoment>) => resolve(data));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  chart.postMessage(REQUEST);
  expect((await first).moment.active).toContain('staff.journey.steps.personalInfo');
  stop();
  chart.close();
  actor.stop();
});

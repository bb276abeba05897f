import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { MOST_PAGES, photographsMachine } from '#machines/photographs.ts';
import {
  type Corners,
  type Made,
  type Page,
  type PhotographsEvent,
  type Reading,
  wholePhotograph,
} from '#machines/photographsTypes.ts';

type Asked = Pick<Page, 'photograph' | 'corners' | 'color'>;

const paper: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.2, y: 0.8 },
];
const described = ({ photograph, corners, color }: Asked) => `${String(photograph)} ${corners[0].x} ${color}`;
const made = (asked: Asked): Made => ({ ...asked, picture: described(asked) });

/** The machine on a device that decodes everything but HEIC; a page or a PDF is a text that says what it was made of. */
const device = photographsMachine.provide({
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(({ input: { photograph } }) =>
      Promise.resolve(
        String(photograph).endsWith('.heic')
          ? { became: 'refused', refusal: 'heic' }
          : { became: 'read', read: { view: '', ...made({ photograph, corners: paper, color: false }) } },
      ),
    ),
    make: fromPromise<Made, Asked>(({ input }) => Promise.resolve(made(input))),
    bind: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(({ input: { name, pictures } }) =>
      Promise.resolve([name, ...pictures].join('; ')),
    ),
  },
});

const choose = async (...photographs: string[]) => {
  const actor = createActor(device, { input: { name: 'id.pdf', photographs } }).start();
  const rest = () =>
    waitFor(actor, (now) => now.matches('refused') || (now.matches('arranging') && now.context.waiting.length === 0));
  await rest();
  const pages = () => actor.getSnapshot().context.pages;
  const send = async (event: PhotographsEvent) => {
    actor.send(event);
    await rest();
  };
  return { actor, pages, send };
};

describe('photographs', () => {
  test('become the pages of one PDF, in the order they are put in', async () => {
    const { actor, pages, send } = await choose('front', 'back');
    await send({ type: 'MOVE', page: pages()[1]!.id, by: -1 });
    await send({ type: 'COLOR', page: pages()[0]!.id, color: true });
    actor.send({ type: 'ATTACH' });
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ pdf: 'id.pdf; back 0.1 true; front 0.1 false' });
  });

  test('are made anew when they are turned: what was the left side is the top', async () => {
    const { pages, send } = await choose('front');
    await send({ type: 'TURN', page: pages()[0]!.id });
    expect(pages()[0]!.corners).toEqual([paper[3], paper[0], paper[1], paper[2]]);
    expect(pages()[0]!.picture).toBe('front 0.2 false');
  });

  test('are made anew of corners that were moved, and as they were of corners that were moved and left', async () => {
    const { pages, send } = await choose('front');
    await send({ type: 'ADJUST', page: pages()[0]!.id });
    await send({ type: 'CORNERS', corners: wholePhotograph });
    await send({ type: 'STAY' });
    expect(pages()[0]!.picture).toBe('front 0.1 false');
    await send({ type: 'ADJUST', page: pages()[0]!.id });
    await send({ type: 'CORNERS', corners: wholePhotograph });
    await send({ type: 'DONE' });
    expect(pages()[0]!.picture).toBe('front 0 false');
  });

  test('beyond what one PDF takes are left out, and counted', async () => {
    const { actor, pages } = await choose(...Array.from({ length: MOST_PAGES + 3 }, (_, i) => `page ${i}`));
    expect(pages()).toHaveLength(MOST_PAGES);
    expect(actor.getSnapshot().context.leftOut).toBe(3);
  });

  test('that this browser cannot decode are named, and the others are read on', async () => {
    const { actor, pages, send } = await choose('front', 'photo.heic', 'back');
    expect(actor.getSnapshot().value).toEqual({ refused: 'heic' });
    await send({ type: 'PASS' });
    expect(pages().map(({ photograph }) => photograph)).toEqual(['front', 'back']);
  });

  test('are not lost to one press: leaving asks, and staying brings them back', async () => {
    const { actor, pages, send } = await choose('front');
    actor.send({ type: 'LEAVE' });
    expect(actor.getSnapshot().value).toBe('leaving');
    await send({ type: 'STAY' });
    expect(pages()).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { chosenIn, currentPage, photographsMachine } from '#machines/photographs.ts';
import {
  type Chosen,
  type Corners,
  type Made,
  type Page,
  type PhotographsEvent,
  type Reading,
  wholePhotograph,
} from '#machines/photographsTypes.ts';
import { reached } from '#tests/machines/reached.ts';

type Requested = Pick<Page, 'photograph' | 'corners' | 'color'>;

const paper: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.2, y: 0.8 },
];
const described = ({ photograph, corners, color }: Requested) => `${String(photograph)} ${corners[0].x} ${color}`;
const made = (requested: Requested): Made => ({ ...requested, empty: false, picture: described(requested) });

/**
 * The machine on a device that decodes everything but HEIC and texts; a page or a PDF is a text that names its parts.
 * No page of 'torn' can be made, nor the first PDF of a page of 'gone'.
 */
const deviceMachine = () => {
  let failures = 1;
  return photographsMachine.provide({
    actors: {
      decode: fromPromise<Reading, { photograph: unknown }>(({ input: { photograph } }) =>
        Promise.resolve(
          photograph === 'hidden'
            ? { became: 'hidden' }
            : /[.](?:heic|txt)$/.test(String(photograph))
              ? { became: 'refused', refusal: String(photograph).endsWith('heic') ? 'heic' : 'other' }
              : { became: 'read', read: { view: '', ...made({ photograph, corners: paper, color: false }) } },
        ),
      ),
      make: fromPromise<Made, Requested>(({ input }) =>
        input.photograph === 'torn' && input.color
          ? Promise.reject(new Error('No page.'))
          : Promise.resolve(made(input)),
      ),
      combine: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(({ input: { name, pictures } }) =>
        String(pictures[0]).startsWith('gone') && failures-- > 0
          ? Promise.reject(new Error('The file is gone.'))
          : Promise.resolve([name, ...pictures].join('; ')),
      ),
    },
  });
};

const choose = (...photographs: string[]) => open(photographs.map((photograph) => ({ photograph })));

const open = async (photographs: Chosen[]) => {
  const actor = createActor(deviceMachine(), { input: { name: 'id.pdf', photographs } }).start();
  const settled = () =>
    reached(
      actor,
      (now) =>
        now.matches('choosing') ||
        now.matches('refused') ||
        now.matches('hidden') ||
        now.matches('leaving') ||
        now.status === 'done' ||
        (now.matches('arranging') && now.context.queue.length === 0),
    );
  await settled();
  const pages = () => actor.getSnapshot().context.pages;
  const send = async (event: PhotographsEvent) => {
    actor.send(event);
    await settled();
  };
  return { actor, pages, send, state: () => actor.getSnapshot().value };
};

describe('photographs', () => {
  test('become the pages of one PDF, in the order they are put in', async () => {
    const { actor, pages, send } = await choose('front', 'back');
    await send({ type: 'MOVE', page: pages()[1]!.id, by: -1 });
    await send({ type: 'COLOR', page: pages()[0]!.id, color: true });
    actor.send({ type: 'ATTACH' });
    const { output } = await reached(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ pdf: 'id.pdf; back 0.1 true; front 0.1 false' });
  });

  test('are made again when they are rotated: what was the left side is the top', async () => {
    const { pages, send } = await choose('front');
    await send({ type: 'ROTATE', page: pages()[0]!.id });
    expect(pages()[0]!.corners).toEqual([paper[3], paper[0], paper[1], paper[2]]);
    expect(pages()[0]!.picture).toBe('front 0.2 false');
    for (const turns of [2, 3, 0]) {
      await send({ type: 'ROTATE', page: pages()[0]!.id });
      expect(pages()[0]!.turns).toBe(turns);
    }
    expect(pages()[0]!.corners).toEqual(paper);
  });

  test('are made again after their corners were moved, and not after going back', async () => {
    const { pages, send } = await choose('front');
    await send({ type: 'ADJUST', page: pages()[0]!.id });
    await send({ type: 'CORNERS', corners: wholePhotograph });
    await send({ type: 'BACK' });
    expect(pages()[0]!.picture).toBe('front 0.1 false');
    await send({ type: 'ADJUST', page: pages()[0]!.id });
    await send({ type: 'CORNERS', corners: wholePhotograph });
    await send({ type: 'DONE' });
    expect(pages()[0]!.picture).toBe('front 0 false');
  });

  test('beyond the 20 that one PDF takes are left out, and counted until others are chosen', async () => {
    const { actor, pages, send } = await choose(...Array.from({ length: 18 }, (_, i) => `page ${i}`));
    actor.send({ type: 'CHOOSE', photographs: ['19', '20', '21', '22', '23'] });
    // While they are read.
    await send({ type: 'CHOOSE', photographs: ['24'] });
    expect(
      pages()
        .map(({ photograph }) => photograph)
        .slice(-2),
    ).toEqual(['19', '20']);
    expect(actor.getSnapshot().context.leftOut).toBe(4);
    await send({ type: 'ROTATE', page: pages()[0]!.id });
    await send({ type: 'REMOVE', page: pages()[0]!.id });
    expect(actor.getSnapshot().context.leftOut).toBe(4);
    await send({ type: 'CHOOSE', photographs: ['21'] });
    expect(actor.getSnapshot().context.leftOut).toBe(0);
    const none = await choose(...Array.from({ length: 22 }, (_, i) => `${i}.heic`));
    for (let left = 20; left > 0; left--) await none.send({ type: 'SKIP' });
    await none.send({ type: 'CHOOSE', photographs: ['front'] });
    expect(none.actor.getSnapshot().context.leftOut).toBe(0);
  });

  test('are made as they were adjusted when the dialog is opened again', async () => {
    const { actor, pages, send } = await choose('front', 'inside', 'back');
    for (const { id } of pages().slice(0, 2)) await send({ type: 'ROTATE', page: id });
    await send({ type: 'COLOR', page: pages()[0]!.id, color: true });
    const again = await open([...chosenIn(actor.getSnapshot().context)]);
    expect(again.pages().map(({ picture }) => picture)).toEqual([
      'front 0.2 true',
      'inside 0.2 false',
      'back 0.1 false',
    ]);
    expect(again.pages()[0]!.corners).toEqual(pages()[0]!.corners);
    // The corners of a rotated page are named by it.
    expect(again.pages().map(({ turns }) => turns)).toEqual([1, 1, undefined]);
  });

  test('are kept in their order, also those that are still to be read', async () => {
    const { actor } = await choose('front', 'scan.heic', 'back');
    actor.send({ type: 'CHOOSE', photographs: ['last'] });
    expect(chosenIn(actor.getSnapshot().context).map(({ photograph }) => photograph)).toEqual([
      'front',
      'scan.heic',
      'back',
    ]);
  });

  test('whose reading has ended the page twice are not read again: the applicant goes on without them, or tries again', async () => {
    // The page ends while the first is read.
    const kept = (photographs: readonly Chosen[]) => {
      const actor = createActor(deviceMachine(), { input: { name: 'id.pdf', photographs: [...photographs] } }).start();
      expect(actor.getSnapshot().value).toBe('reading');
      return chosenIn(actor.getSnapshot().context);
    };
    const again = await open([...kept(kept([{ photograph: 'huge' }, { photograph: 'back' }]))]);
    expect(again.state()).toEqual({ refused: 'unreadable' });
    await again.send({ type: 'SKIP' });
    expect(again.pages().map(({ photograph }) => photograph)).toEqual(['back']);
    // It may also have ended by two reloads.
    const reloaded = await open([...kept(kept([{ photograph: 'large' }, { photograph: 'back' }]))]);
    await reloaded.send({ type: 'TRY_AGAIN' });
    expect(reloaded.pages().map(({ photograph }) => photograph)).toEqual(['large', 'back']);
    const once = await open([...kept([{ photograph: 'front' }])]);
    expect(once.pages().map(({ photograph }) => photograph)).toEqual(['front']);
    expect(chosenIn(once.actor.getSnapshot().context)[0]!.interrupted).toBeUndefined();
    // What is refused was read to its end, however often that is shown.
    for (const photographs of [['scan.heic', 'back'], ['hidden']]) {
      const refused = await choose(...photographs);
      expect(chosenIn(refused.actor.getSnapshot().context)[0]!.interrupted).toBeUndefined();
    }
  });

  test('are not moved beyond the first or the last page', async () => {
    const { pages, send } = await choose('front', 'middle', 'back');
    const before = pages();
    await send({ type: 'MOVE', page: before[0]!.id, by: -1 });
    await send({ type: 'MOVE', page: before[2]!.id, by: 1 });
    expect(pages()).toEqual(before);
  });

  test('whose page cannot be made again keep the page that was made', async () => {
    const { pages, send, state } = await choose('front', 'torn');
    const before = pages();
    await send({ type: 'COLOR', page: before[1]!.id, color: true });
    expect(state()).toEqual({ refused: 'unreadable' });
    await send({ type: 'SKIP' });
    expect(pages()).toEqual(before);
  });

  test('whose page cannot be made as it was adjusted keep the page that was first made', async () => {
    const { pages, send } = await open([{ photograph: 'torn', corners: wholePhotograph, color: true }]);
    await send({ type: 'SKIP' });
    expect(pages().map(({ picture }) => picture)).toEqual(['torn 0.1 false']);
  });

  test('that this browser cannot decode are reported, and the next are read', async () => {
    const { pages, send, state } = await choose('front', 'photo.heic', 'note.txt', 'back');
    expect(state()).toEqual({ refused: 'heic' });
    await send({ type: 'SKIP' });
    expect(state()).toEqual({ refused: 'other' });
    await send({ type: 'SKIP' });
    expect(pages().map(({ photograph }) => photograph)).toEqual(['front', 'back']);
  });

  test('that this browser hides from pages are not attached: the dialog says so and ends with nothing', async () => {
    const { actor, pages, send, state } = await choose('hidden', 'back');
    expect([state(), pages()]).toEqual(['hidden', []]);
    await send({ type: 'BACK' });
    expect(actor.getSnapshot().output).toEqual({ pdf: undefined });
  });

  test('are not asked for where the browser is too old to read them', () => {
    const machine = photographsMachine.provide({ guards: { 'the browser is too old': () => true } });
    const actor = createActor(machine, { input: { name: 'id.pdf', photographs: [] } }).start();
    expect(actor.getSnapshot().value).toBe('tooOld');
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().output).toEqual({ pdf: undefined });
  });

  test('that cannot be combined stay as they are, and may be tried again', async () => {
    const { actor, pages, send } = await choose('gone');
    await send({ type: 'ATTACH' });
    expect(actor.getSnapshot().context.failed).toBe(true);
    expect(pages()).toHaveLength(1);
    await send({ type: 'ADJUST', page: pages()[0]!.id });
    await send({ type: 'DONE' });
    expect(actor.getSnapshot().context.failed).toBe(false);
    await send({ type: 'ATTACH' });
    expect(actor.getSnapshot().output).toEqual({ pdf: 'id.pdf; gone 0.1 false' });
  });
});

describe('going back', () => {
  test('asks for a confirmation while the first of them is being read', async () => {
    const actor = createActor(deviceMachine(), {
      input: { name: 'id.pdf', photographs: [{ photograph: 'a' }] },
    }).start();
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toBe('leaving');
    actor.send({ type: 'BACK' });
    await reached(actor, (now) => now.matches({ arranging: 'overview' }));
    expect(actor.getSnapshot().context.pages).toHaveLength(1);
  });

  test('asks for none where only one photograph is there, and is refused', async () => {
    for (const [photographs, state] of [
      [['a.txt'], 'left'],
      [['a.txt', 'b'], 'leaving'],
    ] as const) {
      const { send, ...chosen } = await choose(...photographs);
      await send({ type: 'BACK' });
      expect(chosen.state()).toBe(state);
    }
  });

  test('asks for a confirmation when pages would be lost; going back again returns to them, leaving discards them', async () => {
    const { pages, send, state } = await choose('front');
    await send({ type: 'BACK' });
    expect(state()).toBe('leaving');
    await send({ type: 'BACK' });
    expect([state(), pages().length]).toEqual([{ arranging: 'overview' }, 1]);
    await send({ type: 'BACK' });
    await send({ type: 'LEAVE' });
    expect(state()).toBe('left');
  });
});

describe('the page that is shown', () => {
  const shown = ({ actor }: Awaited<ReturnType<typeof choose>>) => currentPage(actor.getSnapshot().context)?.photograph;

  test('is the first of those that were added to others', async () => {
    const chosen = await choose('front', 'back');
    expect(shown(chosen)).toBeUndefined();
    await chosen.send({ type: 'CHOOSE', photographs: ['third', 'fourth'] });
    expect(shown(chosen)).toBe('third');
  });

  test('is still the first of those when more are added before all are read', async () => {
    const chosen = await choose('front');
    let isAdded = false;
    chosen.actor.subscribe(({ context: { pages, queue } }) => {
      if (isAdded || pages.length < 2 || queue.length !== 1) return;
      isAdded = true;
      chosen.actor.send({ type: 'CHOOSE', photographs: ['fourth'] });
    });
    await chosen.send({ type: 'CHOOSE', photographs: ['second', 'third'] });
    expect([isAdded, chosen.pages().length, shown(chosen)]).toEqual([true, 4, 'second']);
  });

  test('is the next one after one that was removed, and the one before after the last', async () => {
    const chosen = await choose('front', 'middle', 'back');
    for (const [at, next] of [
      [0, 'middle'],
      [1, 'middle'],
    ] as const) {
      await chosen.send({ type: 'REMOVE', page: chosen.pages()[at]!.id });
      expect(shown(chosen)).toBe(next);
    }
  });

  test('is the one that was enlarged or adjusted last', async () => {
    const chosen = await choose('front', 'back');
    await chosen.send({ type: 'VIEW', page: chosen.pages()[1]!.id });
    await chosen.send({ type: 'BACK' });
    expect(shown(chosen)).toBe('back');
    await chosen.send({ type: 'ADJUST', page: chosen.pages()[0]!.id });
    await chosen.send({ type: 'DONE' });
    expect(shown(chosen)).toBe('front');
  });

  test('is the one after a page that was removed, or the last', async () => {
    const chosen = await choose('front', 'middle', 'back', 'last');
    await chosen.send({ type: 'REMOVE', page: chosen.pages()[3]!.id });
    expect(shown(chosen)).toBe('back');
    await chosen.send({ type: 'REMOVE', page: chosen.pages()[1]!.id });
    expect(shown(chosen)).toBe('back');
    await chosen.send({ type: 'REMOVE', page: chosen.pages()[1]!.id });
    expect(shown(chosen)).toBe('front');
  });
});

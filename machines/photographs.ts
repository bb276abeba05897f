import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type {
  Chosen,
  Corners,
  Made,
  Page,
  PhotographsContext,
  PhotographsEvent,
  PhotographsInput,
  Reading,
  Refusal,
} from '#machines/photographsTypes.ts';
import { unprovided } from '#machines/unprovided.ts';

/** The largest number of pages in one PDF. */
export const MOST_PAGES = 20;

// A photograph that is larger than the device's memory ends the page, and once more when the draft is opened again.
const MOST_INTERRUPTIONS = 2;

type Queued = Pick<PhotographsContext, 'pages' | 'queue' | 'leftOut'>;

const enqueue = ({ pages, queue, leftOut }: Queued, chosen: readonly Chosen[]) => {
  const room = MOST_PAGES - pages.length;
  const all = [...queue, ...chosen];
  return { queue: all.slice(0, room), leftOut: leftOut + Math.max(0, all.length - room) };
};

const pageId = (read: number) => `photograph-${read + 1}`;

/** A page with other settings. It has to be made again. */
const changed = (page: Page, change: Partial<Page>): Page => ({
  ...page,
  ...change,
  picture: undefined,
  before: page,
});

/** A page as it was adjusted before, if it was. */
const adjustedAs = ({ corners, color, turns }: Chosen, page: Page): Page =>
  corners && color !== undefined ? changed(page, { corners, color, turns }) : page;

/** A quarter turn, clockwise: the left side becomes the top. */
const rotated = ([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners => [
  bottomLeft,
  topLeft,
  topRight,
  bottomRight,
];

/** The pages, one of them changed. */
const withPage = (pages: readonly Page[], id: string | undefined, change: (page: Page) => Page) =>
  pages.map((page) => (page.id === id ? change(page) : page));

const moved = (pages: readonly Page[], id: string, by: number) => {
  const from = pages.findIndex((page) => page.id === id);
  const page = pages[from];
  const to = from + by;
  return page && to >= 0 && to < pages.length ? pages.toSpliced(from, 1).toSpliced(to, 0, page) : pages;
};

const removed = (pages: readonly Page[], id: string) => {
  const at = pages.findIndex((page) => page.id === id);
  const left = pages.filter((page) => page.id !== id);
  return { pages: left, current: (left[at] ?? left.at(-1))?.id };
};

/** The page that has to be made next. */
export const unmade = ({ pages }: PhotographsContext) => pages.find(({ picture }) => picture === undefined);

/** The page that was looked at, adjusted or added last. */
export const currentPage = ({ pages, current }: PhotographsContext) => pages.find(({ id }) => id === current);

const interruptions = ({ interrupted = 0 }: Partial<Chosen> = {}) => interrupted;

/** The queue with what is noted of its first photograph. */
const withFirst = ([first, ...others]: readonly Chosen[], change: (first: Chosen) => Chosen): readonly Chosen[] =>
  first ? [change(first), ...others] : [];

interface Decoded {
  event: { output: Reading };
}

const readingIn = ({ event }: Decoded) => ({ reading: event.output });
const refusedAs =
  (as: Refusal) =>
  ({ event }: Decoded) => ({ reading: event.output, as });

/** All photographs, adjusted as they are now: with them the dialog can be opened again. */
export const chosenIn = ({ pages, queue }: PhotographsContext): readonly Chosen[] => [
  ...pages.map(({ photograph, corners, color, turns }) => ({ photograph, corners, color, turns })),
  ...queue,
];

/** Whether closing the page now would lose work. */
export const hasPages = ({ pages }: PhotographsContext) => pages.length > 0;

/**
 * The statechart of photographs that become one PDF: each is read, one at a time, and made into a page; pages are
 * arranged, and combined. The site provides `decode`, `make` and `combine`.
 */
export const photographsMachine = setup({
  types: {
    context: {} as PhotographsContext,
    events: {} as PhotographsEvent,
    input: {} as PhotographsInput,
    output: {} as { pdf: unknown },
  },
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(unprovided),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'color'>>(unprovided),
    combine: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(unprovided),
  },
  guards: {
    'a photograph is queued': ({ context }) => context.queue.length > 0,
    'it was interrupted twice': ({ context }) => interruptions(context.queue[0]) >= MOST_INTERRUPTIONS,
    'a page is unmade': ({ context }) => unmade(context) !== undefined,
    'there are pages': ({ context }) => hasPages(context),
    'others would be lost': ({ context }) => hasPages(context) || context.queue.length > 1,
    'pictures are hidden': (_, { reading }: { reading: Reading }) => reading.became === 'hidden',
    /** A browser that lacks what reading a photograph needs. */
    'the browser is too old': () => false,
    'it is refused': (_, { reading, as }: { reading: Reading; as: Refusal }) =>
      reading.became === 'refused' && reading.refusal === as,
  },
  actions: {
    'queue them': assign(({ context, event }) => {
      assertEvent(event, 'CHOOSE');
      const { pages, queue, read, current } = context;
      const chosen = event.photographs.map((photograph) => ({ photograph }));
      // Of several photographs that are added to others, the first one's page is shown.
      return { ...enqueue(context, chosen), current: pages.length > 0 && queue.length === 0 ? pageId(read) : current };
    }),
    'add its page': assign(({ context: { pages, queue, read } }, { reading }: { reading: Reading }) =>
      reading.became === 'read'
        ? {
            pages: [
              ...pages,
              adjustedAs(queue[0]!, { id: pageId(read), photograph: queue[0]!.photograph, ...reading.read }),
            ],
            queue: queue.slice(1),
            read: read + 1,
          }
        : {},
    ),
    // It is kept until the reading has ended, in whatever way: not where the page has ended with it.
    'note that its reading begins': assign(({ context: { queue } }) => ({
      queue: withFirst(queue, (first) => ({ ...first, interrupted: interruptions(first) + 1 })),
    })),
    'note that its reading has ended': assign(({ context: { queue } }) => ({
      queue: withFirst(queue, (first) => ({ ...first, interrupted: undefined })),
    })),
    'skip it': assign(({ context }) => {
      const page = unmade(context);
      return page
        ? { pages: withPage(context.pages, page.id, ({ before }) => before!) }
        : { queue: context.queue.slice(1) };
    }),
    'note what was made': assign(({ context }, made: Made) => ({
      pages: withPage(context.pages, unmade(context)?.id, (page) => ({ ...page, ...made, before: undefined })),
    })),
    'note the page': assign(({ event }) => {
      assertEvent(event, ['VIEW', 'ADJUST']);
      return { current: event.page };
    }),
    'take its corners': assign(({ context }) => ({ corners: currentPage(context)?.corners })),
    'move the corners': assign(({ event }) => {
      assertEvent(event, 'CORNERS');
      return { corners: event.corners };
    }),
    'set the corners': assign(({ context: { pages, current, corners } }) => ({
      pages: withPage(pages, current, (page) => changed(page, { corners: corners! })),
    })),
    'rotate it': assign(({ context, event }) => {
      assertEvent(event, 'ROTATE');
      return {
        pages: withPage(context.pages, event.page, (page) =>
          changed(page, { corners: rotated(page.corners), turns: ((page.turns ?? 0) + 1) % 4 }),
        ),
      };
    }),
    'change its color': assign(({ context, event }) => {
      assertEvent(event, 'COLOR');
      return { pages: withPage(context.pages, event.page, (page) => changed(page, { color: event.color })) };
    }),
    'move it': assign(({ context, event }) => {
      assertEvent(event, 'MOVE');
      return { pages: moved(context.pages, event.page, event.by) };
    }),
    'remove it': assign(({ context, event }) => {
      assertEvent(event, 'REMOVE');
      return removed(context.pages, event.page);
    }),
    'note that it failed': assign({ failed: true }),
    'forget what was left out': assign({ leftOut: 0 }),
    'forget the failure': assign({ failed: false }),
    'note the PDF': assign((_, { pdf }: { pdf: unknown }) => ({ pdf })),
  },
}).createMachine({
  id: 'photographs',
  description:
    'The wizard keeps the photographs with the draft. It ends this when another tab takes the form over or the page is left, and starts it again there.',
  context: ({ input: { name, photographs } }) => ({
    name,
    ...enqueue({ pages: [], queue: [], leftOut: 0 }, photographs),
    pages: [],
    read: 0,
    current: undefined,
    corners: undefined,
    failed: false,
    pdf: undefined,
  }),
  output: ({ context }) => ({ pdf: context.pdf }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'the browser is too old', target: 'tooOld' },
        { guard: 'a page is unmade', target: 'making' },
        { guard: 'it was interrupted twice', target: 'refused.unreadable' },
        { guard: 'a photograph is queued', target: 'reading' },
        { guard: 'there are pages', target: 'arranging' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      entry: 'forget what was left out',
      description: `One PDF takes ${MOST_PAGES} photographs. Those beyond are left out, and counted.`,
      on: { CHOOSE: { target: 'deciding', actions: 'queue them' }, BACK: 'left' },
    },
    reading: {
      entry: 'note that its reading begins',
      exit: 'note that its reading has ended',
      invoke: {
        src: 'decode',
        input: ({ context }) => ({ photograph: context.queue[0]!.photograph }),
        onDone: [
          { guard: { type: 'pictures are hidden', params: readingIn }, target: 'hidden' },
          { guard: { type: 'it is refused', params: refusedAs('heic') }, target: 'refused.heic' },
          { guard: { type: 'it is refused', params: refusedAs('other') }, target: 'refused.other' },
          { guard: { type: 'it is refused', params: refusedAs('unreadable') }, target: 'refused.unreadable' },
          { target: 'deciding', actions: { type: 'add its page', params: readingIn } },
        ],
        onError: 'refused.unreadable',
      },
      on: { CHOOSE: { actions: 'queue them' }, BACK: 'leaving' },
    },
    refused: {
      initial: 'unreadable',
      states: {
        heic: {},
        other: {},
        // The page may have ended for another reason, such as a reload.
        unreadable: {
          on: { TRY_AGAIN: { target: '#photographs.deciding', actions: 'note that its reading has ended' } },
        },
      },
      on: {
        SKIP: { target: 'deciding', actions: 'skip it' },
        BACK: [{ guard: 'others would be lost', target: 'leaving' }, { target: 'left' }],
      },
    },
    hidden: {
      description: 'No photograph can be read in this browser: a PDF has to be attached instead.',
      on: { BACK: [{ guard: 'there are pages', target: 'leaving' }, { target: 'left' }] },
    },
    tooOld: {
      description: 'This browser lacks what reading a photograph needs: a PDF has to be attached instead.',
      on: { BACK: 'left' },
    },
    making: {
      invoke: {
        src: 'make',
        input: ({ context }) => unmade(context)!,
        onDone: {
          target: 'deciding',
          actions: { type: 'note what was made', params: ({ event }) => event.output },
        },
        onError: 'refused.unreadable',
      },
      on: { CHOOSE: { actions: 'queue them' }, BACK: 'leaving' },
    },
    arranging: {
      initial: 'overview',
      exit: 'forget the failure',
      states: {
        overview: {
          on: {
            CHOOSE: { target: '#photographs.deciding', actions: ['forget what was left out', 'queue them'] },
            VIEW: { target: 'viewing', actions: 'note the page' },
            ADJUST: { target: 'adjusting', actions: ['note the page', 'take its corners'] },
            ROTATE: { target: '#photographs.deciding', actions: 'rotate it' },
            COLOR: { target: '#photographs.deciding', actions: 'change its color' },
            MOVE: { actions: 'move it' },
            REMOVE: { target: '#photographs.deciding', actions: 'remove it' },
            ATTACH: '#photographs.combining',
            BACK: '#photographs.leaving',
          },
        },
        viewing: {
          on: { BACK: 'overview' },
        },
        adjusting: {
          on: {
            CORNERS: { actions: 'move the corners' },
            DONE: { target: '#photographs.deciding', actions: 'set the corners' },
            BACK: 'overview',
          },
        },
      },
    },
    combining: {
      invoke: {
        src: 'combine',
        input: ({ context }) => ({ name: context.name, pictures: context.pages.map(({ picture }) => picture) }),
        onDone: {
          target: 'attached',
          actions: { type: 'note the PDF', params: ({ event }) => ({ pdf: event.output }) },
        },
        onError: { target: 'arranging', actions: 'note that it failed' },
      },
    },
    leaving: {
      on: { BACK: 'deciding', LEAVE: 'left' },
    },
    attached: { type: 'final' },
    left: { type: 'final' },
  },
});

import { assign, fromPromise, not, setup } from 'xstate';
import type {
  Corners,
  Made,
  Page,
  PhotographsContext,
  PhotographsEvent,
  PhotographsInput,
  Reading,
  Refusal,
} from '#machines/photographsTypes.ts';

/** The pages one PDF takes. */
export const MOST_PAGES = 20;

const noInput: PhotographsInput = { name: '', photographs: [] };

const begin = ({ name, photographs }: PhotographsInput): PhotographsContext => ({
  name,
  ...inLine([], [], photographs),
  pages: [],
  read: 0,
  adjusting: undefined,
  pdf: undefined,
});

const inLine = (pages: readonly Page[], waiting: readonly unknown[], chosen: readonly unknown[]) => {
  const room = MOST_PAGES - pages.length;
  const all = [...waiting, ...chosen];
  return { waiting: all.slice(0, room), leftOut: Math.max(0, all.length - room) };
};

/** What was the left side becomes the top. */
const turned = ([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners => [
  bottomLeft,
  topLeft,
  topRight,
  bottomRight,
];

/** A page as it is asked for; what was made of it before is no longer true. */
const asked = (pages: readonly Page[], id: string | undefined, wanted: (page: Page) => Partial<Page>) =>
  pages.map((page) => (page.id === id ? { ...page, ...wanted(page), picture: undefined } : page));

const moved = (pages: readonly Page[], id: string, by: number) => {
  const from = pages.findIndex((page) => page.id === id);
  const page = pages[from];
  const to = from + by;
  return page && to >= 0 && to < pages.length ? pages.toSpliced(from, 1).toSpliced(to, 0, page) : pages;
};

/** The page that has to be made next. */
export const unmade = ({ pages }: PhotographsContext) => pages.find(({ picture }) => picture === undefined);

/**
 * The statechart of photographs that become one PDF: each is read, one at a time, and made into a page; pages are
 * arranged, and bound. The page provides `decode`, `make` and `bind`.
 */
export const photographsMachine = setup({
  types: {
    context: {} as PhotographsContext,
    events: {} as PhotographsEvent,
    input: {} as PhotographsInput,
    output: {} as { pdf: unknown },
  },
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(() => new Promise(() => undefined)),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'color'>>(() => new Promise(() => undefined)),
    bind: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(() => new Promise(() => undefined)),
  },
  guards: {
    'a photograph waits': ({ context }) => context.waiting.length > 0,
    'a page is to be made': ({ context }) => unmade(context) !== undefined,
    'there are pages': ({ context }) => context.pages.length > 0,
    'it is refused': (_, { reading, as }: { reading: Reading; as: Refusal }) =>
      reading.became === 'refused' && reading.refusal === as,
  },
  actions: {
    'put them in line': assign(({ context, event }) =>
      event.type === 'CHOOSE' ? inLine(context.pages, context.waiting, event.photographs) : {},
    ),
    'add its page': assign(({ context }, { reading }: { reading: Reading }) =>
      reading.became === 'read'
        ? {
            pages: [
              ...context.pages,
              { id: `photograph ${context.read + 1}`, photograph: context.waiting[0], ...reading.read },
            ],
            waiting: context.waiting.slice(1),
            read: context.read + 1,
          }
        : {},
    ),
    'pass it over': assign(({ context }) => {
      const page = unmade(context);
      return page ? { pages: context.pages.filter((each) => each !== page) } : { waiting: context.waiting.slice(1) };
    }),
    'keep what was made': assign(({ context }, made: Made) => {
      const id = unmade(context)?.id;
      return { pages: context.pages.map((page) => (page.id === id ? { ...page, ...made } : page)) };
    }),
    'note which page': assign(({ context, event }) => {
      const page = event.type === 'ADJUST' && context.pages.find(({ id }) => id === event.page);
      return page ? { adjusting: { page, corners: page.corners } } : {};
    }),
    'move the corners': assign(({ context: { adjusting }, event }) =>
      event.type === 'CORNERS' && adjusting ? { adjusting: { ...adjusting, corners: event.corners } } : {},
    ),
    'keep the corners': assign(({ context: { pages, adjusting } }) => ({
      pages: asked(pages, adjusting?.page.id, () => ({ corners: adjusting!.corners })),
    })),
    'turn it': assign(({ context, event }) =>
      event.type === 'TURN'
        ? { pages: asked(context.pages, event.page, ({ corners }) => ({ corners: turned(corners) })) }
        : {},
    ),
    'change its color': assign(({ context, event }) =>
      event.type === 'COLOR' ? { pages: asked(context.pages, event.page, () => ({ color: event.color })) } : {},
    ),
    'move it': assign(({ context, event }) =>
      event.type === 'MOVE' ? { pages: moved(context.pages, event.page, event.by) } : {},
    ),
    'remove it': assign(({ context, event }) =>
      event.type === 'REMOVE' ? { pages: context.pages.filter(({ id }) => id !== event.page) } : {},
    ),
    'forget what was left out': assign({ leftOut: 0 }),
    'keep the PDF': assign((_, { pdf }: { pdf: unknown }) => ({ pdf })),
  },
}).createMachine({
  id: 'photographs',
  // A chart is drawn, and walked through, without any photograph.
  context: ({ input }) => begin((input as PhotographsInput | undefined) ?? noInput),
  output: ({ context }) => ({ pdf: context.pdf }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'a page is to be made', target: 'making' },
        { guard: 'a photograph waits', target: 'reading' },
        { guard: 'there are pages', target: 'arranging' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      on: { CHOOSE: { target: 'deciding', actions: 'put them in line' }, LEAVE: 'left' },
    },
    reading: {
      invoke: {
        src: 'decode',
        input: ({ context }) => ({ photograph: context.waiting[0] }),
        onDone: [
          {
            guard: { type: 'it is refused', params: ({ event }) => ({ reading: event.output, as: 'heic' }) },
            target: 'refused.heic',
          },
          {
            guard: { type: 'it is refused', params: ({ event }) => ({ reading: event.output, as: 'other' }) },
            target: 'refused.other',
          },
          {
            guard: { type: 'it is refused', params: ({ event }) => ({ reading: event.output, as: 'unreadable' }) },
            target: 'refused.unreadable',
          },
          {
            target: 'deciding',
            actions: { type: 'add its page', params: ({ event }) => ({ reading: event.output }) },
          },
        ],
        onError: 'refused.unreadable',
      },
      on: { CHOOSE: { actions: 'put them in line' }, LEAVE: 'leaving' },
    },
    refused: {
      initial: 'unreadable',
      states: { heic: {}, other: {}, unreadable: {} },
      on: { PASS: { target: 'deciding', actions: 'pass it over' }, LEAVE: 'leaving' },
    },
    making: {
      invoke: {
        src: 'make',
        input: ({ context }) => unmade(context)!,
        onDone: {
          target: 'deciding',
          actions: { type: 'keep what was made', params: ({ event }) => event.output },
        },
        onError: 'refused.unreadable',
      },
      on: { CHOOSE: { actions: 'put them in line' }, LEAVE: 'leaving' },
    },
    arranging: {
      initial: 'looking',
      on: { LEAVE: 'leaving' },
      exit: 'forget what was left out',
      states: {
        looking: {
          on: {
            CHOOSE: { target: '#photographs.deciding', actions: 'put them in line' },
            ADJUST: { target: 'adjusting', actions: 'note which page' },
            TURN: { target: '#photographs.deciding', actions: 'turn it' },
            COLOR: { target: '#photographs.deciding', actions: 'change its color' },
            MOVE: { actions: 'move it' },
            REMOVE: { target: '#photographs.deciding', actions: 'remove it' },
            ATTACH: '#photographs.binding',
          },
        },
        adjusting: {
          on: {
            CORNERS: { actions: 'move the corners' },
            DONE: { target: '#photographs.deciding', actions: 'keep the corners' },
            STAY: 'looking',
          },
        },
      },
    },
    binding: {
      invoke: {
        src: 'bind',
        input: ({ context }) => ({ name: context.name, pictures: context.pages.map(({ picture }) => picture) }),
        onDone: {
          target: 'attached',
          actions: { type: 'keep the PDF', params: ({ event }) => ({ pdf: event.output }) },
        },
        onError: 'arranging',
      },
    },
    leaving: {
      always: { guard: not('there are pages'), target: 'left' },
      on: { LEAVE: 'left', STAY: 'deciding' },
    },
    attached: { type: 'final' },
    left: { type: 'final' },
  },
});

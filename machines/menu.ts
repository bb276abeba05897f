import { assertEvent, assign, setup } from 'xstate';
import type { MenuContext, MenuEvent } from '#machines/menuTypes.ts';

const menuSetup = setup({
  types: { context: {} as MenuContext, events: {} as MenuEvent },
  guards: {
    'of another width': ({ context, event }) => {
      assertEvent(event, 'RESIZE');
      return event.width !== context.width || event.narrow !== context.narrow;
    },
    narrow: ({ context }) => context.narrow,
    'already open': ({ context, event }) => {
      assertEvent(event, 'TOGGLE');
      return event.group === context.group;
    },
  },
  actions: {
    'note the width': assign(({ event }) => {
      assertEvent(event, 'RESIZE');
      return { width: event.width, narrow: event.narrow };
    }),
    'open the group': assign(({ event }) => {
      assertEvent(event, 'TOGGLE');
      return { group: event.group };
    }),
    'close the group': assign({ group: undefined }),
  },
});

// At most one group is open: the one the context names.
const groups = menuSetup.createStateConfig({
  initial: 'collapsed',
  states: {
    collapsed: { on: { TOGGLE: 'expanded' } },
    expanded: {
      entry: 'open the group',
      on: {
        TOGGLE: [
          { guard: 'already open', target: 'collapsed' },
          { target: 'expanded', reenter: true },
        ],
      },
      exit: 'close the group',
    },
  },
});

// A phone's toolbar and keyboard change the height alone.
const resizing = menuSetup.createStateConfig({
  on: { RESIZE: { guard: 'of another width', target: 'measuring', actions: 'note the width' } },
});

/**
 * The statechart of the top menu. A narrow window has a panel that slides in over the page, a wide one has dropdowns. The
 * window counts as wide until its width is known.
 */
export const menuMachine = menuSetup.createMachine({
  id: 'menu',
  context: { width: Number.POSITIVE_INFINITY, narrow: false, group: undefined },
  initial: 'measuring',
  states: {
    measuring: { always: [{ guard: 'narrow', target: 'narrow' }, { target: 'wide' }] },
    narrow: {
      initial: 'closed',
      ...resizing,
      states: {
        closed: { on: { OPEN: 'open' } },
        open: { ...groups, on: { CHOOSE: 'closed', CLOSE: 'closed' } },
      },
    },
    wide: {
      ...groups,
      on: { ...resizing.on, CHOOSE: '.collapsed', CLOSE: '.collapsed' },
    },
  },
});

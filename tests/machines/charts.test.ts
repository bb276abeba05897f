import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { and, createMachine, not, or, setup, stateIn } from 'xstate';
import { configText } from '#machines/inspect/config.ts';
import { eventWords } from '#machines/inspect/eventWords.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { nameOf, statesOf, transitionsOf } from '#machines/inspect/transitions.ts';

const RENEW = 'npm run charts';
const charts = new URL('../../machines/charts/', import.meta.url);

const page = (title: string, sentence: string, chart: string) =>
  `# ${title}\n\n${sentence} Generated: \`${RENEW}\` renews it.\n\n\`\`\`mermaid\n${chart}\n\`\`\`\n`;

const drawn = machineEntries.map(({ name, title, machine }) => ({
  file: `${name}.md`,
  text: page(title, `What can happen next, drawn from \`machines/${name}.ts\`.`, mermaid(machine)),
}));

test.each(drawn)('machines/charts/$file is up to date', ({ file, text }) => {
  const place = new URL(file, charts);
  if (process.env['UPDATE_CHARTS']) {
    mkdirSync(charts, { recursive: true });
    writeFileSync(place, text);
  }
  const committed = existsSync(place) ? readFileSync(place, 'utf8') : '';
  expect(committed, `The machine has changed since its chart was drawn. Renew it: ${RENEW}`).toBe(text);
});

test.each(machineEntries)('$name as JSON is a machine with the same states and transitions', ({ machine }) => {
  const read = createMachine(JSON.parse(configText(machine)));
  expect(statesOf(read).map(({ id }) => id)).toEqual(statesOf(machine).map(({ id }) => id));
  expect(transitionsOf(read).map(nameOf)).toEqual(transitionsOf(machine).map(nameOf));
});

test.each(machineEntries)('what $name says of its events is a text, without marks of code', ({ machine }) => {
  const words = transitionsOf(machine).map(({ eventType }) => eventWords(machine.id, eventType));
  expect(words.filter((text) => /[`*\n]/.test(text))).toEqual([]);
  expect(words.some(Boolean)).toBe(true);
});

describe('a chart', () => {
  const machine = setup({
    types: { context: {} as { lit: boolean } },
    guards: {
      dark: ({ context }) => !context.lit,
      powered: () => true,
      'on level': ({ context }, { level }: { level: number }) => context.lit && level > 0,
    },
    actions: { ring: () => undefined },
    delays: { pause: 500 },
  }).createMachine({
    id: 'lamp',
    context: { lit: false },
    initial: 'off',
    states: {
      off: {
        on: {
          PRESS: { guard: and(['dark', not('powered')]), target: 'on' },
          TURN: { guard: or(['dark', { type: 'on level', params: { level: 2 } }]), target: '#bright' },
          RING: { actions: 'ring' },
          HUM: {},
        },
      },
      on: {
        type: 'parallel',
        tags: 'lit',
        after: { pause: 'off' },
        on: { FLIP: { target: '.lamp two.warm', actions: 'ring', reenter: true } },
        states: {
          light: {
            initial: 'dim',
            states: {
              dim: { always: { guard: stateIn({ on: { 'lamp two': 'warm' } }), target: 'bright' } },
              bright: { id: 'bright' },
            },
          },
          'lamp two': { initial: 'cold', states: { cold: {}, warm: {} } },
        },
      },
    },
  });

  test('shows states, regions, tags, events, guards, actions, delays and internal transitions', () => {
    expect(mermaid(machine)).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> off',
        '  state "off" as off',
        '  off : RING / ring',
        '  off : HUM',
        '  state "on" as on',
        '  state on {',
        '    state "anywhere in on" as on_anywhere',
        '    on_anywhere : tags / lit',
        '    --',
        '    state "light" as on_light',
        '    state on_light {',
        '      [*] --> on_light_dim',
        '      state "dim" as on_light_dim',
        '      state "bright" as on_light_bright',
        '      on_light_dim --> on_light_bright : [in on.lamp two.warm]',
        '    }',
        '    --',
        '    state "lamp two" as on_lamp_two',
        '    state on_lamp_two {',
        '      [*] --> on_lamp_two_cold',
        '      state "cold" as on_lamp_two_cold',
        '      state "warm" as on_lamp_two_warm',
        '    }',
        '  }',
        '  off --> on : PRESS [dark and not powered]',
        '  off --> on_light_bright : TURN [(dark or on level 2)]',
        '  on_anywhere --> on_lamp_two_warm : FLIP / ring, reenter',
        '  on --> off : after 500 ms',
      ].join('\n'),
    );
  });
});

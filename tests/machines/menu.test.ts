import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { menuMachine } from '#machines/menu.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';

const after = (...events: MenuEvent[]) => {
  const actor = createActor(menuMachine).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  return {
    narrow: snapshot.matches('narrow'),
    open: snapshot.matches({ narrow: 'open' }),
    group: snapshot.context.group,
  };
};
const narrow: MenuEvent = { type: 'RESIZE', width: 360, narrow: true };
const wide: MenuEvent = { type: 'RESIZE', width: 1280, narrow: false };
const divisions: MenuEvent = { type: 'TOGGLE', group: 'divisions' };
const education: MenuEvent = { type: 'TOGGLE', group: 'education' };

test('a window turns narrow at the same width when the font size grows', () => {
  expect([after().narrow, after(wide).narrow]).toEqual([false, false]);
  expect(after(wide, divisions, { ...wide, narrow: true })).toEqual({ narrow: true, open: false, group: undefined });
});

describe.each([
  ['a narrow window', [narrow, { type: 'OPEN' }] as const, true],
  ['a wide window', [wide] as const, false],
])('in %s', (_window, ready, open) => {
  test('one group is open at a time', () => {
    expect(after(...ready, divisions, education)).toMatchObject({ open, group: 'education' });
  });

  test('tapping the open group collapses it', () => {
    expect(after(...ready, divisions, divisions)).toMatchObject({ open, group: undefined });
  });

  test.each([{ type: 'CHOOSE' }, { type: 'CLOSE' }, { type: 'RESIZE', width: 700, narrow: true }] as const)(
    '$type closes everything',
    (event) => {
      expect(after(...ready, divisions, event)).toMatchObject({ open: false, group: undefined });
    },
  );
});

test.each([
  ['narrow', narrow, { type: 'OPEN' }],
  ['wide', wide, divisions],
] as const)('a %s window that changes its height alone leaves the menu as it is', (_window, size, action) => {
  expect(after(size, action, size)).toEqual(after(size, action));
});

test('a menu that is opened again has all its groups collapsed', () => {
  expect(after(narrow, { type: 'OPEN' }, divisions, { type: 'CLOSE' }, { type: 'OPEN' })).toMatchObject({
    open: true,
    group: undefined,
  });
});

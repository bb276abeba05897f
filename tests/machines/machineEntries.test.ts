import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { sendingVariants } from '#machines/inspect/sendingSamples.ts';

const room = new URL('../../machines/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, room), 'utf8');

test('every machine of the room is in the one list', () => {
  const files = readdirSync(room).filter(
    (file) => file.endsWith('.ts') && /export const \w+Machine =(?! \()/.test(textOf(file)),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(machineEntries.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted());
});

test('a send that resumes with nothing to send asks whether it has arrived', () => {
  const { machine, input } = sendingVariants['resuming, with nothing to send']!;
  expect(createActor(machine, { input }).start().getSnapshot().matches('asking')).toBe(true);
});

test.each(machineEntries)('$name has a live chart among the stories', ({ name }) => {
  const file = `${name[0]!.toUpperCase()}${name.slice(1)}.stories.tsx`;
  const place = new URL(`../stories/machines/${file}`, room);
  expect(existsSync(place) && readFileSync(place, 'utf8')).toContain(`workbenchOf('${name}')`);
});

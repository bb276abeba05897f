import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { answerAt } from '#forms/draft.ts';
import { textOf } from '#forms/draftValue.ts';
import { staffMachine } from '#machines/staff.ts';
import { gatherTyping } from '#src/wizard/typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const firstName = ['personalInfo', 'firstName'];
const familyName = ['personalInfo', 'familyName'];

/** A wizard whose typing is gathered, with the answers to two names. */
const listening = () => {
  const actor = createActor(
    staffMachine.provide({ actors: { draft: fromCallback(() => undefined) } as never }),
  ).start();
  actor.send({ type: 'RESTORE' });
  let updates = 0;
  actor.subscribe(() => (updates += 1));
  const { send, flush } = gatherTyping(actor);
  const { draft: restored } = actor.getSnapshot().context;
  expect(answerAt(restored, firstName)).toBe('');
  return {
    send,
    flush,
    type: (path: readonly string[], text: string, typing = true) =>
      send({ type: 'CHANGE', path, answer: text, typing }),
    names: () => {
      const { draft } = actor.getSnapshot().context;
      return [firstName, familyName].map((path) => textOf(answerAt(draft, path)));
    },
    countUpdates: () => updates,
  };
};

/** Types a text key by key, so many milliseconds apart. */
const keyByKey = (type: (text: string) => void, text: string, apart: number) => {
  for (let length = 1; length <= text.length; length++) {
    type(text.slice(0, length));
    vi.advanceTimersByTime(apart);
  }
};

test('the first key in a field is sent at once, as a paste is', () => {
  const { type, names } = listening();
  type(firstName, 'Rana');
  expect(names()).toEqual(['Rana', '']);
});

test('the keys that follow are sent together, once the typing pauses', () => {
  const { type, names, countUpdates } = listening();
  keyByKey((text) => type(firstName, text), 'Rana', 100);
  expect(names()).toEqual(['R', '']);
  vi.advanceTimersByTime(100);
  expect(names()).toEqual(['Rana', '']);
  expect(countUpdates()).toBe(2);
});

test('typing without a pause is sent about once a second', () => {
  const { type, names, countUpdates } = listening();
  const text = 'a'.repeat(50);
  keyByKey((typed) => type(firstName, typed), text, 100);
  expect(countUpdates()).toBeGreaterThanOrEqual(5);
  expect(countUpdates()).toBeLessThanOrEqual(7);
  expect(names()[0]!.length).toBeGreaterThan(38);
});

test('a key in another field is sent at once, after what was typed before it', () => {
  const { type, names } = listening();
  type(firstName, 'R');
  type(firstName, 'Ra');
  type(familyName, 'H');
  expect(names()).toEqual(['Ra', 'H']);
});

test('whatever else happens comes after what was typed before it', () => {
  const { send, type, names } = listening();
  type(firstName, 'R');
  type(firstName, 'Ra');
  send({ type: 'BLUR', path: firstName });
  expect(names()).toEqual(['Ra', '']);
  type(firstName, 'Ran');
  send({ type: 'RESTART' });
  vi.advanceTimersByTime(5_000);
  expect(names()).toEqual(['', '']);
});

test('a key that no other follows, and one under a message, is sent at once', () => {
  const { type, names } = listening();
  type(firstName, 'R');
  type(firstName, 'Ra', false);
  expect(names()).toEqual(['Ra', '']);
  type(firstName, 'Ran');
  type(firstName, 'Rana', false);
  vi.advanceTimersByTime(5_000);
  expect(names()).toEqual(['Rana', '']);
});

test('the last key is sent before a page is left', () => {
  const { flush, type, names } = listening();
  type(firstName, 'R');
  type(firstName, 'Ra');
  flush();
  expect(names()).toEqual(['Ra', '']);
});

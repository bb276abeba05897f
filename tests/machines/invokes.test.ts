import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf, stateNamed } from '#charts/chart.ts';
import { draftMachine } from '#machines/draft.ts';
import { cannotFail } from '#machines/inspect/cannotFail.ts';
import { invokesOf } from '#machines/inspect/invokes.ts';
import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { mermaid } from '#machines/inspect/mermaid.ts';
import { statesOf } from '#machines/inspect/transitions.ts';

test.each(machineEntries)(
  'every actor that $name invokes has an error exit, or a reason why it cannot fail',
  ({ machine }) => {
    const invokes = [machine.root, ...statesOf(machine)].flatMap(invokesOf);
    expect(invokes.filter(({ isSafe }) => !isSafe)).toEqual([]);
  },
);

test('a reason is given for actors that are invoked', () => {
  const states = machineEntries.flatMap(({ machine }) => [machine.root, ...statesOf(machine)]);
  const invoked = new Set(
    states.flatMap((state) => invokesOf(state).flatMap(({ src }) => [src, `${state.machine.id}.${src}`])),
  );
  expect(Object.keys(cannotFail).filter((name) => !invoked.has(name))).toEqual([]);
});

test('a chart says which events end an actor before it is done', () => {
  const reading = stateNamed(chartOf(draftMachine), 'holding.reading');
  // It keeps SAVE from the state around it.
  expect(reading?.notes).toContainEqual({
    text: 'invoke readDevice, until SENT, START_OVER, STOLEN, REQUESTED, LEAVE, after 15 s',
  });
});

describe('an invoked actor without an error exit', () => {
  const work = fromPromise(() => Promise.resolve());
  const machine = setup({ actors: { careless: work, careful: work, read: work } }).createMachine({
    id: 'work',
    initial: 'one',
    states: {
      one: { invoke: { src: 'careless', onDone: 'two' } },
      two: { invoke: { src: 'careful', onDone: 'three', onError: 'three' } },
      three: { invoke: { src: 'read' } },
    },
  });

  test('is distinguished from one that has it, and from one that cannot fail', () => {
    expect(statesOf(machine).flatMap(invokesOf)).toMatchObject([
      { src: 'careless', isSafe: false },
      { src: 'careful', isSafe: true },
      { src: 'read', isSafe: true, cannotFail: 'what cannot be read is attached with the reason' },
    ]);
  });

  test('is flagged in the chart', () => {
    expect(mermaid(machine)).toContain('one : invoke careless, NO ERROR EXIT');
    const marks = ['one', 'two', 'three'].map((name) =>
      stateNamed(chartOf(machine), name)?.notes.map(({ isFault }) => isFault),
    );
    expect(marks).toEqual([[true], [undefined], [undefined]]);
    expect(mermaid(machine)).toContain(
      'three : invoke read (cannot fail, what cannot be read is attached with the reason)',
    );
  });
});

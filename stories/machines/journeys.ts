import type { AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Application, MachineEntry } from '#machines/inspect/machineEntries.ts';
import { replayed, type Stand, spell } from './rehearsal.ts';

/** A form is opened on a device that keeps nothing of it, and begun. */
const opened = ({ root }: AnyStateMachine) => [
  'RESTORE nothing',
  ...('info' in root.states['journey']!.states ? ['START'] : []),
];

/** How an example goes through its form, from the opened page to the receipt. */
export const journeyOf = (
  { applying, machine }: Pick<Application, 'applying' | 'machine'>,
  example: string,
): string[] => {
  const steps = Object.keys(applying.form.steps);
  return [
    ...opened(machine),
    ...steps.flatMap((_, at) => [`CHANGE as ${example}`, at < steps.length - 1 ? 'NEXT' : 'SUBMIT']),
    'KEPT',
    'done sending received',
    'CLOSE',
  ];
};

const journeysOf = ({ applying, machine }: MachineEntry): string[][] => {
  if (!applying) return [];
  const whole = Object.keys(applying.examples).map((example) => journeyOf({ applying, machine }, example));
  const sent = whole[0]!.slice(0, -2);
  return [
    ...whole,
    [...sent, 'done sending refused', 'CLOSE'],
    [...sent, 'STOP'],
    ['LET_GO'],
    [...opened(machine), 'CHOOSE a file'],
  ];
};

const stands = (path: readonly Stand[], id: string) =>
  path.findIndex(({ snapshot }) => snapshot._nodes.some((node) => node.id === id));

/** A way to a state: along an example's journey, or else the shortest one. Only the beginning where there is none. */
export const wayTo = (subject: MachineEntry, id: string): Stand[] => {
  for (const events of journeysOf(subject)) {
    const path = replayed(subject, events);
    const at = stands(path, id);
    if (at >= 0) return path.slice(0, at + 1);
  }
  if (subject.applying) return replayed(subject, []);
  const sayings = new Map<unknown, string>();
  const events = (snapshot: never) =>
    subject.samples(snapshot).map(({ event, says }) => {
      sayings.set(event, says);
      return event;
    });
  const paths = getShortestPaths(subject.machine, {
    events: events as never,
    ...(subject.input && { input: subject.input }),
    toState: (state) => state._nodes.some((node) => node.id === id),
    serializeState: (state) => JSON.stringify(state.value),
  });
  const lived =
    paths[0]?.steps.map(({ event }) =>
      spell(subject.machine, { says: sayings.get(event) ?? '', event: event as never }),
    ) ?? [];
  return replayed(
    subject,
    lived.filter((event) => event !== 'xstate.init'),
  );
};

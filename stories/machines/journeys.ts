import { getShortestPaths } from 'xstate/graph';
import type { Application, MachineEntry } from '#machines/inspect/machineEntries.ts';
import { replayed, type Stand, spell } from './rehearsal.ts';

/** How an example goes through its form, from the first step to a blank application. */
export const journeyOf = (
  { applying, machine }: Pick<Application, 'applying' | 'machine'>,
  example: string,
): string[] => {
  const steps = Object.keys(applying.form.steps);
  const first = 'info' in machine.root.states['journey']!.states ? ['START'] : [];
  return [
    ...first,
    ...steps.flatMap((_, at) => [`CHANGE as ${example}`, at < steps.length - 1 ? 'NEXT' : 'SUBMIT']),
    'done submit',
    'CLOSE',
  ];
};

const journeysOf = ({ applying, machine }: MachineEntry): string[][] => {
  if (!applying) return [];
  const whole = Object.keys(applying.examples).map((example) => journeyOf({ applying, machine }, example));
  const sent = whole[0]!.slice(0, -2);
  return [...whole, [...sent, 'error submit', 'CLOSE']];
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

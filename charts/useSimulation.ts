import { useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import type { Sample } from '#machines/inspect/samples.ts';
import type { HistoryEntry } from '#machines/inspect/snapshotView.ts';
import { chartOf, stateNamed } from './chart.ts';
import type { Link } from './link.ts';
import { historyTo, isIn } from './paths.ts';
import { advance, replay, sampleText } from './simulation.ts';

interface Simulation {
  history: readonly HistoryEntry[];
  /** The index of the entry that is shown. */
  current: number;
  /** Why it does not begin where it should. */
  fault?: string;
}

const atState = (entry: MachineEntry, at: string): Omit<Simulation, 'current'> => {
  const state = stateNamed(chartOf(entry.machine), at);
  if (!state) return { history: replay(entry, []), fault: `This machine has no state ${at}: this is its beginning.` };
  const history = historyTo(entry, state.id);
  return isIn(history.at(-1)!.snapshot, state.id)
    ? { history }
    : { history, fault: `${at} is left as soon as it is entered: a walk cannot stop there.` };
};

const afterEvents = (entry: MachineEntry, events: readonly string[]): Omit<Simulation, 'current'> => {
  const history = replay(entry, events);
  const ignored = events[history.filter(({ cause }) => cause).length];
  return ignored === undefined
    ? { history }
    : { history, fault: `'${ignored}' leads nowhere here: from there on nothing was replayed.` };
};

/** A simulation of a machine from where a link or a story begins it. */
export const useSimulation = (entry: MachineEntry, { at, events = [] }: Link) => {
  const [{ history, current, fault }, setSimulation] = useState<Simulation>(() => {
    const initial = at ? atState(entry, at) : afterEvents(entry, events);
    return { current: initial.history.length - 1, ...initial };
  });
  const send = (sample: Sample) => {
    const { snapshot } = history[current]!;
    const next = advance(snapshot, sample.event, sampleText(entry.machine, sample));
    setSimulation({ history: [...history.slice(0, current + 1), next], current: current + 1 });
  };
  return { history, current, fault, send, show: (index: number) => setSimulation({ history, current: index }) };
};

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

// A link that is followed in the page, or opened in a window anew, begins where it leads. What Storybook shows in a frame is never said
// to be reloaded.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let mayBeReloaded = window !== window.top || navigation?.type !== 'navigate';

/** The simulation before the page was reloaded. */
const stored = (entry: MachineEntry, key: string): Simulation | undefined => {
  const item = mayBeReloaded && sessionStorage.getItem(key);
  mayBeReloaded = false;
  if (!item) return undefined;
  const { past, current } = JSON.parse(item) as { past: [cause: string, time: number][]; current: number };
  const history = replay(entry, past.map(([cause]) => cause).filter(Boolean));
  // The machine may have changed since.
  if (history.length < past.length) return undefined;
  return { history: history.map((each, i) => ({ ...each, time: past[i]![1] })), current };
};

/**
 * A simulation of a machine from where a link or a story begins it; it survives a reload of the page. A nested one (`isNested`) begins
 * anew with the input that it has.
 */
export const useSimulation = (entry: MachineEntry, { at, events = [] }: Link, isNested: boolean) => {
  const key = `simulation ${entry.name} ${at ?? events.join()}`;
  const [{ history, current, fault }, setSimulation] = useState<Simulation>(() => {
    const initial =
      (isNested ? undefined : stored(entry, key)) ?? (at ? atState(entry, at) : afterEvents(entry, events));
    return { current: initial.history.length - 1, ...initial };
  });
  const update = (simulation: Simulation) => {
    const past = simulation.history.map(({ cause, time }) => [cause, time]);
    if (!isNested) sessionStorage.setItem(key, JSON.stringify({ past, current: simulation.current }));
    setSimulation(simulation);
  };
  const send = (sample: Sample) => {
    const { snapshot } = history[current]!;
    const next = advance(snapshot, sample.event, sampleText(entry.machine, sample));
    update({ history: [...history.slice(0, current + 1), next], current: current + 1 });
  };
  return { history, current, fault, send, show: (index: number) => update({ history, current: index }) };
};

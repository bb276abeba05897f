import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { type ChartState, chartOf, transitionText, withDescendants } from './chart.ts';
import { statesByCondition, statesBySample } from './paths.ts';

/** The ids of states by a text that finds them. */
export type Searchable = ReadonlyMap<string, readonly string[]>;

/** The ids of the states that react to each event, by its name, and by that with what is said of it. */
const statesByEvent = (states: readonly ChartState[]) => {
  const byEvent = new Map<string, string[]>();
  for (const { id, transitions } of states) {
    const texts = transitions.flatMap(({ event, words }) => [event, ...(words ? [`${event}: ${words}`] : [])]);
    for (const text of new Set(texts)) if (text) byEvent.set(text, [...(byEvent.get(text) ?? []), id]);
  }
  return byEvent;
};

/** The ids of states by what can be searched for: their paths, events, transitions, notes, samples, and conditions of the context. */
export const searchableIn = (entry: MachineEntry): Searchable => {
  const all = withDescendants(chartOf(entry.machine));
  const found = (textsOf: (state: ChartState) => string[]) =>
    all.flatMap((state) => textsOf(state).map((text) => [text, [state.id]] as const));
  return new Map([
    ...found(({ path, key }) => [path.split('.').slice(1).join(' › ') || key]),
    ...statesByEvent(all),
    ...found(({ key, transitions }) => transitions.map((transition) => `${key}: ${transitionText(transition)}`)),
    ...found(({ key, notes }) => notes.map(({ text }) => `${text} in ${key}`)),
    ...statesBySample(entry),
    ...statesByCondition(entry),
  ]);
};

/** The ids of the states of a text, or else of all texts that contain it, the first ones first. */
export const findStates = (searchable: Searchable, text: string): readonly string[] => {
  const wanted = text.trim().toLowerCase();
  const containing = [...searchable].filter(([each]) => each.toLowerCase().includes(wanted));
  return searchable.get(text.trim()) ?? [...new Set(containing.flatMap(([, ids]) => ids))];
};

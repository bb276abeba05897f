import { useId, useMemo, useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { type ChartState, chartOf, nameFrom, transitionText, withDescendants } from './chart.ts';
import { statesByCondition, statesBySample } from './paths.ts';

/** The ids of the states that react to each event. */
const statesByEvent = (states: readonly ChartState[]) => {
  const byEvent = new Map<string, string[]>();
  for (const { id, transitions } of states)
    for (const event of new Set(transitions.map((transition) => transition.event)))
      if (event) byEvent.set(event, [...(byEvent.get(event) ?? []), id]);
  return byEvent;
};

/** The ids of states by what can be searched for: their paths, events, transitions, notes, samples, and conditions of the context. */
const searchable = (entry: MachineEntry): ReadonlyMap<string, readonly string[]> => {
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

interface SearchProps {
  entry: MachineEntry;
  /** The states that were found, the one to be looked at first. */
  onFind: (ids: readonly string[]) => void;
}

/** Finds a state by any part of its path, its transitions or its notes, or all states by an event, a sample or a condition of the context. */
export const Search = ({ entry, onFind }: SearchProps) => {
  const [text, setText] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [found, setFound] = useState<{ sought: string; ids: readonly string[] }>();
  const list = useId();
  const options = useMemo(() => (isUsed ? searchable(entry) : new Map<string, string[]>()), [entry, isUsed]);
  const wanted = text.trim().toLowerCase();
  const hit = options.get(text.trim()) ?? [...options].find(([option]) => option.toLowerCase().includes(wanted))?.[1];
  const show = (ids: readonly string[], sought: string) => {
    setFound({ sought: sought.trim(), ids });
    setText('');
    onFind(ids);
  };
  const isUnknown = isUsed && hit === undefined;
  const chart = chartOf(entry.machine);
  return (
    <search>
      <input
        aria-label="Find a state, an event or a question"
        placeholder="State, event, question"
        size={24}
        type="search"
        list={list}
        value={text}
        onFocus={() => setIsUsed(true)}
        onChange={({ target: { value }, nativeEvent }) => {
          setText(value);
          // What is typed may begin like one of the list, and is meant to go on.
          const isTyped = /^(?:insertText|delete)/.test((nativeEvent as InputEvent).inputType ?? '');
          const ids = options.get(value);
          if (ids && !isTyped) show(ids, value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && wanted && hit && show(hit, text)}
      />
      <datalist id={list}>
        {[...options.keys()].map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <p className="bench-bar" role="status">
        {isUnknown && `Nothing here.${entry.nested ? ' A machine inside is searched in its own chart.' : ''}`}
        {!isUnknown && found && (
          <>
            {`${found.ids.length === 1 ? '1 state' : `${found.ids.length} states`} for ${found.sought}: `}
            {found.ids.map((id) => (
              <button
                key={id}
                type="button"
                className="bench-link"
                onClick={() => onFind([id, ...found.ids.filter((each) => each !== id)])}
              >
                {nameFrom(chart, chart.id, id)}
              </button>
            ))}
          </>
        )}
      </p>
    </search>
  );
};

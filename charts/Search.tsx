import { useId, useMemo, useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { type ChartState, chartOf, transitionText, withDescendants } from './chart.ts';
import { statesByCondition } from './paths.ts';

/** The ids of states by what can be searched for: their paths, notes, transitions, and conditions of the context. */
const searchable = (entry: MachineEntry): ReadonlyMap<string, readonly string[]> => {
  const all = withDescendants(chartOf(entry.machine));
  const found = (textsOf: (state: ChartState) => string[]) =>
    all.flatMap((state) => textsOf(state).map((text) => [text, [state.id]] as const));
  return new Map([
    ...found(({ path, key }) => [path.split('.').slice(1).join(' › ') || key]),
    ...found(({ key, notes }) => notes.map(({ text }) => `${text} in ${key}`)),
    ...found(({ key, transitions }) => transitions.map((transition) => `${key}: ${transitionText(transition)}`)),
    ...statesByCondition(entry),
  ]);
};

interface SearchProps {
  entry: MachineEntry;
  onFind: (ids: readonly string[]) => void;
}

/** Finds a state by any part of its path, its notes or its transitions, or all states by a condition of the context. */
export const Search = ({ entry, onFind }: SearchProps) => {
  const [text, setText] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const list = useId();
  const options = useMemo(() => (isUsed ? searchable(entry) : new Map<string, string[]>()), [entry, isUsed]);
  const wanted = text.trim().toLowerCase();
  const first = [...options.keys()].find((option) => option.toLowerCase().includes(wanted));
  const find = (option: string | undefined) => {
    const ids = options.get(option ?? '');
    setText(ids === undefined ? text : '');
    if (ids !== undefined) onFind(ids);
  };
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
        onChange={({ target }) => (options.has(target.value) ? find(target.value) : setText(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && wanted && find(first)}
      />
      <datalist id={list}>
        {[...options.keys()].map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <p role="status">
        {isUsed && first === undefined && 'Nothing here. A machine inside is searched in its own chart.'}
      </p>
    </search>
  );
};

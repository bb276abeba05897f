import { useId, useMemo, useState } from 'react';
import { type ChartState, transitionText, withDescendants } from './chart.ts';

/** The ids of states by what can be searched for: their paths, their notes and their transitions. */
const searchable = (chart: ChartState): ReadonlyMap<string, string> => {
  const all = withDescendants(chart);
  return new Map([
    ...all.map(({ id, key }) => [id.split('.').slice(1).join(' › ') || key, id] as const),
    ...all.flatMap(({ id, key, notes }) => notes.map(({ text }) => [`${text} in ${key}`, id] as const)),
    // A guard would make an option too long.
    ...all.flatMap(({ id, key, transitions }) =>
      transitions.map((transition) => [`${key}: ${transitionText({ ...transition, guard: '' })}`, id] as const),
    ),
  ]);
};

/** Finds a state by any part of its path, its notes or its transitions. */
export const Search = ({ chart, onFind }: { chart: ChartState; onFind: (id: string) => void }) => {
  const [text, setText] = useState('');
  const list = useId();
  const options = useMemo(() => searchable(chart), [chart]);
  const wanted = text.trim().toLowerCase();
  const first = [...options.keys()].find((option) => option.toLowerCase().includes(wanted));
  const find = (option: string | undefined) => {
    const id = options.get(option ?? '');
    setText(id === undefined ? text : '');
    if (id !== undefined) onFind(id);
  };
  return (
    <search>
      <input
        aria-label="Find a state, an event or a question"
        placeholder="State, event or question"
        size={24}
        type="search"
        list={list}
        value={text}
        onChange={({ target }) => (options.has(target.value) ? find(target.value) : setText(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && wanted && find(first)}
      />
      <datalist id={list}>
        {[...options.keys()].map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <p role="status">{first === undefined && 'Nothing here. A machine inside is searched in its own chart.'}</p>
    </search>
  );
};

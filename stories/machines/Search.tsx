import { useId, useMemo, useState } from 'react';
import { type State, within } from './chart.ts';

interface Hit {
  key: string;
  /** The state it leads to. */
  id: string;
  text: string;
}

const hitsOf = (chart: State): Hit[] =>
  within(chart).flatMap(({ id, key, ways }) => [
    { key: id, id, text: id.split('.').slice(1).join(' › ') || key },
    ...ways.filter(({ event }) => event).map((way) => ({ key: way.id, id, text: `${way.event} in ${key}` })),
  ]);

/** Finds a state or an event by any part of its name. */
export const Search = ({ chart, onFind }: { chart: State; onFind: (id: string) => void }) => {
  const [text, setText] = useState('');
  const input = useId();
  const hits = useMemo(() => hitsOf(chart), [chart]);
  const wanted = text.trim().toLowerCase();
  const found = wanted ? hits.filter((hit) => hit.text.toLowerCase().includes(wanted)) : [];
  const find = (id: string) => {
    setText('');
    onFind(id);
  };
  return (
    <search className="bench-search">
      <label htmlFor={input}>Find a state or an event</label>
      <input
        id={input}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && found[0] && find(found[0].id)}
      />
      <p role="status" className="vh">
        {wanted && `${found.length} found`}
      </p>
      {found.length > 0 && (
        <ul>
          {found.slice(0, 8).map((hit) => (
            <li key={hit.key}>
              <button type="button" onClick={() => find(hit.id)}>
                {hit.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};

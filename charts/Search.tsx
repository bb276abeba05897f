import { useMemo, useState } from 'react';
import { type State, wayText, within } from './chart.ts';

interface Hit {
  key: string;
  /** The state it leads to. */
  id: string;
  text: string;
}

const hitsOf = (chart: State): Hit[] => {
  const all = within(chart);
  return [
    ...all.map(({ id, key }) => ({ key: id, id, text: id.split('.').slice(1).join(' › ') || key })),
    ...all.flatMap(({ id, key, notes }) =>
      notes.map(({ text }) => ({ key: `${id} ${text}`, id, text: `${text} in ${key}` })),
    ),
    // A guard makes a hit too long to be read; it is in the chart and in the outline.
    ...all.flatMap(({ id, key, ways }) =>
      ways.map((way) => ({ key: way.id, id, text: `${key}: ${wayText({ ...way, guard: '' })}` })),
    ),
  ];
};

/** Finds a state or an event by any part of what is said of it. */
export const Search = ({ chart, onFind }: { chart: State; onFind: (id: string) => void }) => {
  const [text, setText] = useState('');
  const hits = useMemo(() => hitsOf(chart), [chart]);
  const wanted = text.trim().toLowerCase();
  const found = wanted ? hits.filter((hit) => hit.text.toLowerCase().includes(wanted)) : [];
  const find = (id: string) => {
    setText('');
    onFind(id);
  };
  return (
    <search className="bench-search">
      <input
        aria-label="Find a state, an event or a question"
        placeholder="State, event or question"
        size={21}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && found[0] && find(found[0].id)}
      />
      <p role="status" className={found.length > 0 || !wanted ? 'vh' : undefined}>
        {wanted &&
          (found.length > 0 ? `${found.length} found` : 'Nothing here. A machine inside is searched in its own chart.')}
      </p>
      {found.length > 0 && (
        <ul>
          {found.slice(0, 8).map((hit) => (
            <li key={hit.key}>
              <button type="button" className="outline-state" onClick={() => find(hit.id)}>
                {hit.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
};

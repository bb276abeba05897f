import { useId, useMemo, useState } from 'react';
import type { MachineEntry } from '#machines/inspect/machineEntries.ts';
import { chartOf, nameFrom } from './chart.ts';
import { findStates, type Searchable, searchableIn } from './searchable.ts';

const MOST = 12;
const none: Searchable = new Map();

interface SearchProps {
  entry: MachineEntry;
  /** The simulation can begin in a state that was found. */
  begins: boolean;
  /** The states that were found, the one to be looked at first. */
  onFind: (ids: readonly string[]) => void;
}

/** Finds states by any part of their paths, transitions or notes, by an event, a sample or a condition of the context. */
export const Search = ({ entry, begins, onFind }: SearchProps) => {
  const [text, setText] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [found, setFound] = useState<{ sought: string; ids: readonly string[]; shown: string | undefined }>();
  const list = useId();
  const searchable = useMemo(() => (isUsed ? searchableIn(entry) : none), [entry, isUsed]);
  const hits = text.trim() === '' ? [] : findStates(searchable, text);
  const show = (ids: readonly string[], sought: string) => {
    if (ids.length === 0) return;
    setFound({ sought: sought.trim(), ids, shown: ids[0] });
    setText('');
    onFind(ids);
  };
  const isUnknown = text.trim() !== '' && hits.length === 0;
  const chart = chartOf(entry.machine);
  const counted = found && (found.ids.length === 1 ? '1 state' : `${found.ids.length} states`);
  const link = (id: string) => (
    <button
      key={id}
      type="button"
      className="bench-link"
      aria-current={id === found?.shown || undefined}
      onClick={() => {
        if (!found) return;
        setFound({ ...found, shown: id });
        onFind([id, ...found.ids.filter((each) => each !== id)]);
      }}
    >
      {nameFrom(chart, chart.id, id)}
    </button>
  );
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
          const ids = searchable.get(value);
          if (ids && !isTyped) show(ids, value);
        }}
        onKeyDown={({ key }) => key === 'Enter' && text.trim() !== '' && show(hits, text)}
      />
      <datalist id={list}>
        {[...searchable.keys()].map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
      <div className="bench-bar" role="status">
        {isUnknown && `Nothing here.${entry.nested ? ' A machine inside is searched in its own chart.' : ''}`}
        {/* Its line stays, so that the chart does not move. */}
        {!isUnknown && !found && 'Any part of a name, an event, a sentence or a condition, then Enter.'}
        {!isUnknown && found && (
          <>
            {`${counted} for ${found.sought}: `}
            {found.ids.slice(0, MOST).map(link)}
            {found.ids.length > MOST && (
              <details>
                <summary>{`and ${found.ids.length - MOST} more`}</summary>
                <span className="bench-bar">{found.ids.slice(MOST).map(link)}</span>
              </details>
            )}
            {begins && found.shown && (
              <a
                // Storybook's frame opens links in the whole window.
                target="_self"
                href={`#at=${encodeURIComponent(found.shown)}`}
              >{`Begin in ${nameFrom(chart, chart.id, found.shown)}`}</a>
            )}
          </>
        )}
      </div>
    </search>
  );
};

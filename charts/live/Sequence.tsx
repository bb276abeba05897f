import './live.css';
import type { CSSProperties } from 'react';
import { Panel } from '#charts/Panel.tsx';
import type { LiveActor, LiveUpdate } from '#src/live/channel.ts';

interface SequenceProps {
  updates: readonly LiveUpdate[];
  actors: readonly LiveActor[];
  /** The one that is shown. */
  shown: LiveUpdate;
  onShow: (update: LiveUpdate) => void;
}

const PAGE = 'the page';

/** The events between actors, the latest first: a column for each machine, an arrow for each event. */
export const Sequence = ({ updates, actors, shown, onShow }: SequenceProps) => {
  /** The machine that an actor is, or works for; what the page sends has no sender. */
  const laneOf = (id = ''): string => {
    const actor = actors.find((each) => each.id === id);
    return actor ? (actor.machine ?? laneOf(actor.parent)) : PAGE;
  };
  const lanes = [...new Set([PAGE, ...actors.flatMap(({ machine }) => machine ?? [])])];
  return (
    <Panel name="Sequence">
      <ol className="live-sequence" reversed style={{ '--lanes': lanes.length } as CSSProperties}>
        <li aria-hidden="true">
          {lanes.map((lane) => (
            <span key={lane}>{lane}</span>
          ))}
        </li>
        {updates.toReversed().map((each) => {
          const { number, from, to, view } = each;
          const [sender, receiver] = [lanes.indexOf(laneOf(view.cause ? from : to)), lanes.indexOf(laneOf(to))];
          const [first, span] = [Math.min(sender, receiver) + 1, Math.abs(receiver - sender) + 1];
          return (
            <li key={number} aria-current={each === shown || undefined}>
              <button
                type="button"
                data-way={Math.sign(receiver - sender)}
                style={{ gridColumn: `${first} / span ${span}`, '--span': span } as CSSProperties}
                aria-label={`${lanes[sender]} to ${lanes[receiver]}: ${view.cause || 'found'}`}
                onClick={() => onShow(each)}
              >
                {view.cause || 'found'}
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
};

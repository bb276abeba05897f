import type { Box, Row } from './diagram.ts';
import { type Highlights, marksOf } from './highlights.ts';
import { type Place, styleOf } from './layout.ts';
import { TransitionButton } from './TransitionButton.tsx';

export interface StateBoxProps {
  box: Box;
  highlights: Highlights;
  isSelected?: boolean;
  /** Absent while it is measured. */
  place?: Place | undefined;
  onSend?: ((type: string) => void) | undefined;
  /** Opens a machine that a state invokes, by its name among the actors. */
  onEnter?: ((machine: string) => void) | undefined;
  onFold: (id: string) => void;
}

/** A folded region: which of its states is active. */
const RegionText = ({ region, text, highlights }: { region: Box['state']; text: string; highlights: Highlights }) => {
  const active = region.states.find(({ id }) => highlights.isActive(id));
  const transitions = region.states.flatMap((state) => state.transitions);
  return (
    <span
      className="chart-region"
      data-on={(active && !active.isInitial) || undefined}
      data-traversed={highlights.isTraversed(transitions) || undefined}
    >
      {text}
      <span className="chart-region-state">{active?.key ?? '–'}</span>
    </span>
  );
};

const RowContent = ({ row, highlights, onSend, onEnter }: { row: Row } & Omit<StateBoxProps, 'box' | 'onFold'>) => {
  const { event, text, transitions, machine, region, conditions } = row;
  if (machine && onEnter)
    return (
      <button type="button" className="chart-row press press--machine" onClick={() => onEnter(machine)}>
        {text}
      </button>
    );
  return (
    <TransitionButton transitions={transitions} conditions={conditions} highlights={highlights} onSend={onSend}>
      {event && <b className="chart-event">{event}</b>}{' '}
      {region ? <RegionText {...{ region, text, highlights }} /> : text}
    </TransitionButton>
  );
};

/** A state as a box with its name and its rows. */
export const StateBox = ({ box, highlights, isSelected, place, onFold, ...row }: StateBoxProps) => {
  const { state, rows } = box;
  return (
    <div
      className="chart-box"
      data-state={place && state.id}
      data-region={state.isRegion || undefined}
      data-initial={state.isInitial || undefined}
      data-final={state.isFinal || undefined}
      data-active={highlights.isActive(state.id) || undefined}
      data-inside={box.boxes.length > 0 || undefined}
      data-selected={isSelected || undefined}
      data-fault={state.notes.some(({ isFault }) => isFault) || undefined}
      style={styleOf(place)}
    >
      <div className="chart-name">{state.key}</div>
      {box.isFoldable && (
        <button
          type="button"
          className="chart-fold"
          aria-expanded={!box.isFolded}
          aria-label={`${state.key}: inner states`}
          onClick={() => onFold(state.id)}
        >
          {box.isFolded ? '+' : '−'}
        </button>
      )}
      {rows.map((each) => (
        <div key={each.id} data-fault={each.isFault} {...marksOf(highlights, each.incoming ?? [])}>
          <RowContent row={each} highlights={highlights} {...row} />
        </div>
      ))}
    </div>
  );
};

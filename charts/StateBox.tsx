import type { Box, Row } from './diagram.ts';
import type { Highlights } from './highlights.ts';
import type { Place } from './layout.ts';
import { TransitionRow } from './TransitionRow.tsx';

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

const rowContent = ({ text, machine, region }: Row, highlights: Highlights, onEnter: StateBoxProps['onEnter']) => {
  if (region) return <RegionText {...{ region, text, highlights }} />;
  const [before, after] = machine && onEnter ? text.split(machine) : [];
  if (!machine || after === undefined) return undefined;
  return (
    <>
      {before}
      <button type="button" className="press" onClick={() => onEnter?.(machine)}>
        {machine}
      </button>
      {after}
    </>
  );
};

/** A state as a box with its name and its rows. */
export const StateBox = ({ box, highlights, isSelected, place, onSend, onEnter, onFold }: StateBoxProps) => {
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
      style={place && { left: place.x, top: place.y, width: place.width, height: place.height }}
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
        <TransitionRow key={each.id} row={each} highlights={highlights} onSend={onSend}>
          {rowContent(each, highlights, onEnter)}
        </TransitionRow>
      ))}
    </div>
  );
};

import type { Arrow } from './diagram.ts';
import type { Highlights } from './highlights.ts';
import { type Place, styleOf } from './layout.ts';
import { TransitionButton } from './TransitionButton.tsx';

interface ArrowLabelProps {
  arrow: Arrow;
  highlights: Highlights;
  /** Absent while it is measured. */
  place?: Place | undefined;
  onSend?: ((type: string) => void) | undefined;
}

/** The event of an arrow, with its guard and its effects below. */
export const ArrowLabel = ({ arrow: { transition, guard }, highlights, place, onSend }: ArrowLabelProps) => (
  <div className="chart-label" style={styleOf(place)}>
    <TransitionButton transitions={[transition]} highlights={highlights} onSend={onSend}>
      {(transition.event || !guard) && <b className="chart-event">{transition.event || 'always'}</b>}
      {guard && <span className={transition.guard && 'chart-guard'}>{`[${guard}]`}</span>}
      {transition.effects && <span>{`/ ${transition.effects}`}</span>}
    </TransitionButton>
  </div>
);

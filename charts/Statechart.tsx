import { ArrowLabel, ArrowLine } from './ArrowLine.tsx';
import { EDGE, type Layout } from './layout.ts';
import type { Lights } from './lights.ts';
import { FoldMark, StateBox } from './StateBox.tsx';

export interface StatechartProps {
  name: string;
  layout: Layout;
  lights: Lights;
  zoom: number;
  /** The id of the state that was looked for. */
  found?: string | undefined;
  onSend?: ((type: string) => void) | undefined;
  onEnter?: ((machine: string) => void) | undefined;
  onFold: (id: string) => void;
}

// The end of an arrow has its arrow's color.
const head = (
  <marker
    id="chart-head"
    viewBox="0 0 10 10"
    refX="9"
    refY="5"
    markerWidth="10"
    markerHeight="10"
    markerUnits="userSpaceOnUse"
    orient="auto"
  >
    <path d="M0 0.5L9.5 5 0 9.5z" fill="context-stroke" />
  </marker>
);

/** A machine as a picture: states as boxes within boxes, transitions as arrows, what is active lit. */
export const Statechart = ({ name, layout, lights, zoom, found, onSend, onEnter, onFold }: StatechartProps) => (
  <svg
    className="chart"
    role="group"
    aria-label={`Chart of ${name}`}
    viewBox={`${-EDGE} ${-EDGE} ${layout.width} ${layout.height}`}
    width={layout.width * zoom}
    height={layout.height * zoom}
  >
    <defs>{head}</defs>
    {layout.boxes.map((placed) => (
      <StateBox
        key={placed.box.state.id}
        placed={placed}
        lights={lights}
        found={found === placed.box.state.id}
        onSend={onSend}
        onEnter={onEnter}
      />
    ))}
    {layout.arrows.map((placed) => (
      <ArrowLine key={placed.arrow.id} placed={placed} lights={lights} />
    ))}
    {layout.boxes
      .filter(({ box }) => box.foldable)
      .map((placed) => (
        <FoldMark key={placed.box.state.id} placed={placed} onFold={onFold} />
      ))}
    {layout.arrows.map((placed) => (
      <ArrowLabel key={placed.arrow.id} placed={placed} lights={lights} onSend={onSend} />
    ))}
  </svg>
);

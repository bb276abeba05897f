import type { Ref } from 'react';
import { ArrowHead, ArrowLine } from './ArrowLine.tsx';
import { type Box, boxesIn } from './diagram.ts';
import { arrowsIn, type Layout } from './layout.ts';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

type PartProps = Pick<StateBoxProps, 'highlights' | 'onSend' | 'onEnter' | 'onFold'>;

/** The boxes of a diagram, hidden: the browser sets their texts, so that they can be measured. */
export const MeasuredParts = ({ diagram, ref, ...props }: PartProps & { diagram: Box; ref: Ref<HTMLDivElement> }) => (
  <div className="chart-measured" ref={ref} inert>
    {boxesIn(diagram).map((box) => (
      <StateBox key={box.state.id} box={box} {...props} />
    ))}
  </div>
);

interface StatechartProps extends PartProps {
  name: string;
  layout: Layout;
  /** The ids of states that were found. */
  selected: readonly string[];
}

/** A machine as a chart: states as boxes within boxes, their transitions as rows, with arrows to the states beside. */
export const Statechart = ({ name, layout, selected, ...props }: StatechartProps) => {
  const { box: diagram, places, lines, width, height } = layout;
  return (
    <div className="chart" role="group" aria-label={`Chart of ${name}`} style={{ width, height }}>
      {boxesIn(diagram).map((box) => (
        <StateBox
          key={box.state.id}
          box={box}
          isSelected={selected.includes(box.state.id)}
          place={places.get(box.state.id)}
          {...props}
        />
      ))}
      <svg className="chart-lines" width={width} height={height} aria-hidden="true">
        <defs>
          <ArrowHead />
        </defs>
        {arrowsIn(diagram).map(({ id, transition }) => (
          <ArrowLine key={id} transition={transition} points={lines.get(id)!} highlights={props.highlights} />
        ))}
      </svg>
    </div>
  );
};

import type { Ref } from 'react';
import { ArrowLabel } from './ArrowLabel.tsx';
import { ArrowHead, ArrowLine } from './ArrowLine.tsx';
import { boxesIn, type Diagram } from './diagram.ts';
import type { Layout } from './layout.ts';
import { StateBox, type StateBoxProps } from './StateBox.tsx';

type PartProps = Pick<StateBoxProps, 'highlights' | 'onSend' | 'onEnter' | 'onFold'>;

/** The parts of a diagram, hidden: the browser sets their texts, so that they can be measured. */
export const MeasuredParts = ({
  diagram,
  ref,
  ...props
}: PartProps & { diagram: Diagram; ref: Ref<HTMLDivElement> }) => (
  <div className="chart-measured" ref={ref} inert>
    {boxesIn(diagram.box).map((box) => (
      <StateBox key={box.state.id} box={box} {...props} />
    ))}
    {diagram.arrows.map((arrow) => (
      <ArrowLabel key={arrow.id} arrow={arrow} {...props} />
    ))}
  </div>
);

interface StatechartProps extends PartProps {
  name: string;
  layout: Layout;
  /** The id of a state that is to be seen. */
  selected?: string | undefined;
}

/** A machine as a chart: states as boxes within boxes, transitions as arrows. */
export const Statechart = ({ name, layout, selected, ...props }: StatechartProps) => {
  const { diagram, boxes, arrows, width, height } = layout;
  return (
    <div className="chart" role="group" aria-label={`Chart of ${name}`} style={{ width, height }}>
      {boxesIn(diagram.box).map((box) => (
        <StateBox
          key={box.state.id}
          box={box}
          isSelected={selected === box.state.id}
          place={boxes.get(box.state.id)}
          {...props}
        />
      ))}
      <svg className="chart-lines" width={width} height={height} aria-hidden="true">
        <defs>
          <ArrowHead />
        </defs>
        {diagram.arrows.map(({ id, transition }) => (
          <ArrowLine key={id} transition={transition} points={arrows.get(id)!.points} highlights={props.highlights} />
        ))}
      </svg>
      {diagram.arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} place={arrows.get(arrow.id)!.label} {...props} />
      ))}
    </div>
  );
};

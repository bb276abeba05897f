import type { PlacedArrow } from './layout.ts';
import type { Lights } from './lights.ts';
import { marksOf, Press } from './Press.tsx';
import { space } from './typeset.ts';

type Point = PlacedArrow['points'][number];
const ROUND = 8;

const towards = (from: Point, to: Point, reach: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(reach, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** A line through these points with rounded corners. */
const lineThrough = (points: readonly Point[]): string => {
  const inner = points.slice(1, -1).map((corner, i) => {
    const [into, out] = [towards(corner, points[i]!, ROUND), towards(corner, points[i + 2]!, ROUND)];
    return `L${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`;
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  return `M${first.x} ${first.y}${inner.join('')}L${last.x} ${last.y}`;
};

export const ArrowLine = ({ placed: { arrow, points }, lights }: { placed: PlacedArrow; lights: Lights }) => (
  <path
    className="chart-arrow"
    {...marksOf(lights, [arrow.way])}
    d={lineThrough(points)}
    markerEnd="url(#chart-head)"
  />
);

export interface ArrowLabelProps {
  placed: PlacedArrow;
  lights: Lights;
  onSend?: ((type: string) => void) | undefined;
}

/** An arrow's event, its guard and what it does below. */
export const ArrowLabel = ({ placed: { arrow, label }, lights, onSend }: ArrowLabelProps) => {
  const { head, lines } = label.set;
  const does = lines.findIndex((line) => line.startsWith('/'));
  const guard = arrow.guard && arrow.way.guard ? lines.slice(0, does < 0 ? undefined : does) : [];
  return (
    <g className="chart-label" transform={`translate(${label.x} ${label.y})`}>
      <Press ways={[arrow.way]} lights={lights} onSend={onSend}>
        <rect className="chart-row" width={label.width} height={label.height} rx={2} />
        {[head, ...lines].filter(Boolean).map((line, i) => (
          <text
            key={line}
            className={i === 0 && head ? 'chart-event' : guard.includes(line) ? 'chart-guard' : undefined}
            x={label.width / 2}
            y={18 + i * space.line}
            textAnchor="middle"
          >
            {line}
          </text>
        ))}
      </Press>
    </g>
  );
};

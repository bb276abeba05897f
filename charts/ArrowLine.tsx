import type { ChartTransition } from './chart.ts';
import { type Highlights, marksOf } from './highlights.ts';
import type { Point } from './layout.ts';

const RADIUS = 8;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

/** A line through these points with rounded corners. */
const lineThrough = (points: readonly Point[]): string => {
  const corners = points.slice(1, -1).map((corner, i) => {
    const [start, end] = [towards(corner, points[i]!, RADIUS), towards(corner, points[i + 2]!, RADIUS)];
    return `L${start.x} ${start.y}Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  const [first, last] = [points[0]!, points.at(-1)!];
  return `M${first.x} ${first.y}${corners.join('')}L${last.x} ${last.y}`;
};

interface ArrowLineProps {
  transition: ChartTransition;
  points: readonly Point[];
  highlights: Highlights;
}

export const ArrowLine = ({ transition, points, highlights }: ArrowLineProps) => (
  <path
    className="chart-arrow"
    {...marksOf(highlights, [transition])}
    d={lineThrough(points)}
    markerEnd="url(#chart-head)"
  />
);

/** The head of an arrow, in the color of the arrow. */
export const ArrowHead = () => (
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

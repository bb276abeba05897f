import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { taskOf } from './elkTask.ts';
import type { Arrow, Box, Picture } from './picture.ts';
import type { Measure } from './text.ts';
import type { SetBox, SetLabel } from './typeset.ts';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedBox extends Place {
  box: Box;
  set: SetBox;
}

export interface PlacedArrow {
  arrow: Arrow;
  points: { x: number; y: number }[];
  label: Place & { set: SetLabel };
}

/** Room for the line around the outermost box. */
export const EDGE = 3;

/** Where everything is, from the outside in, and how large that is with the edge around it. */
export interface Layout {
  width: number;
  height: number;
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
}

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const edgesIn = ({ edges = [], children = [] }: ElkNode): ElkExtendedEdge[] => [...edges, ...children.flatMap(edgesIn)];

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height });

/** Lays a picture out with ELK. */
export const layoutOf = async (
  askElk: (graph: ElkNode) => Promise<ElkNode>,
  picture: Picture,
  measure: Measure,
): Promise<Layout> => {
  const { root, boxes, labels, leadsUp } = taskOf(picture, measure);
  const placed = await askElk(root);
  const placedIn = (node: ElkNode, box: Box): PlacedBox[] => [
    { box, set: boxes.get(node.id)!, ...placeOf(node) },
    ...(node.children ?? []).flatMap((child, i) => placedIn(child, box.boxes[i]!)),
  ];
  const arrows = new Map(picture.arrows.map((arrow) => [arrow.id, arrow]));
  const { width, height } = placeOf(placed);
  return {
    width: width + 2 * EDGE,
    height: height + 2 * EDGE,
    boxes: placedIn(placed, picture.box),
    arrows: edgesIn(placed).map((edge) => {
      const arrow = arrows.get(edge.id)!;
      const points = pointsOf(edge);
      const label = { ...placeOf(edge.labels?.[0] ?? {}), set: labels.get(edge.id)! };
      return { arrow, points: leadsUp(arrow) ? points.toReversed() : points, label };
    }),
  };
};

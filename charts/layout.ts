import type { ElkNode, ElkPort } from 'elkjs/lib/elk-api';
import { type Arrow, type Box, boxesIn } from './diagram.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How large the texts of a box are, and how far down the middle of its name and of each row is, by their ids. */
export interface TextSize extends Size {
  rows: ReadonlyMap<string, number>;
}

export interface Place extends Point, Size {}

/** Where the parts of a diagram are, by the ids of their states and transitions. */
export interface Layout extends Size {
  box: Box;
  places: ReadonlyMap<string, Place>;
  lines: ReadonlyMap<string, Point[]>;
}

/** The shape of the window, for which a chart is laid out; boxes in it become wider, so that they fit above each other. */
const [ASPECT, INNER_ASPECT] = [1.75, 2.5];
const [SIDE, GAP] = [18, 14];
/** Below the button that folds a box. */
const TOP = 32;

const layered = {
  'elk.algorithm': 'layered',
  'elk.aspectRatio': `${ASPECT}`,
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.componentComponent': '24',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.thoroughness': '7',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.mergeEdges': 'true',
};
const packed = { ...layered, 'elk.algorithm': 'rectpacking' };

type AskElk = (graph: ElkNode) => Promise<ElkNode>;

/** A box with the places of what is in it, from its own corner. */
interface Laid extends Size {
  box: Box;
  places: [id: string, place: Place][];
  lines: [id: string, points: Point[]][];
}

const directions = ['RIGHT', 'DOWN'] as const;

const port = (id: string, side: 'WEST' | 'NORTH' | 'EAST', x: number, y: number): ElkPort => ({
  id,
  x,
  y,
  layoutOptions: { 'elk.port.side': side },
});

/** Lines leave a box to the right of their rows, and come to the left of its name or from above. */
const nodeOf = (
  { box: { state }, width, height }: Laid,
  { rows }: TextSize,
  arrows: readonly Arrow[],
  direction: (typeof directions)[number],
): ElkNode => ({
  id: state.id,
  width,
  height,
  ports: [
    direction === 'RIGHT'
      ? port(`to ${state.id}`, 'WEST', 0, rows.get(state.id)!)
      : port(`to ${state.id}`, 'NORTH', SIDE + 20, 0),
    ...arrows.filter(({ from }) => from === state.id).map(({ id }) => port(id, 'EAST', width, rows.get(id)!)),
  ],
  layoutOptions: {
    'elk.portConstraints': 'FIXED_POS',
    ...(state.isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
  },
});

const moved = ({ x, y }: Point, by: Point) => ({ x: x + by.x, y: y + by.y });
const excess = ({ width, height }: Size, aspect: number) => Math.max(width / aspect, height);

/** The inner boxes are below the texts of a box or beside them, as it fits better. */
const around = (texts: Size, inner: Size, aspect: number): { corner: Point; size: Size } => {
  const below = {
    width: Math.max(texts.width, inner.width + 2 * SIDE),
    height: texts.height + inner.height + GAP + SIDE,
  };
  const beside = { width: texts.width + inner.width + SIDE, height: Math.max(texts.height, inner.height + TOP + SIDE) };
  return excess(below, aspect) <= excess(beside, aspect)
    ? { size: below, corner: { x: SIDE, y: texts.height + GAP } }
    : { size: beside, corner: { x: texts.width, y: TOP } };
};

const layBox = async (
  askElk: AskElk,
  box: Box,
  texts: ReadonlyMap<string, TextSize>,
  aspect: number,
): Promise<Laid> => {
  const own = texts.get(box.state.id)!;
  if (box.boxes.length === 0) return { box, ...own, places: [], lines: [] };
  const laid = await Promise.all(box.boxes.map((inner) => layBox(askElk, inner, texts, INNER_ASPECT)));
  const layouts = await Promise.all(
    directions.map(async (direction) => {
      const {
        children = [],
        edges = [],
        width,
        height,
      } = await askElk({
        id: box.state.id,
        layoutOptions: { ...(box.arrows.length > 0 ? layered : packed), 'elk.direction': direction },
        children: laid.map((each) => nodeOf(each, texts.get(each.box.state.id)!, box.arrows, direction)),
        edges: box.arrows.map(({ id, to }) => ({ id: `line ${id}`, sources: [id], targets: [`to ${to}`] })),
      });
      return { children, edges, ...around(own, { width: width!, height: height! }, aspect) };
    }),
  );
  const { children, edges, corner, size } = layouts.toSorted(
    (one, other) => excess(one.size, aspect) - excess(other.size, aspect),
  )[0]!;
  const placed = laid.map((each, at) => {
    const place = moved({ x: children[at]!.x!, y: children[at]!.y! }, corner);
    return { ...each, place: { ...place, width: each.width, height: each.height } };
  });
  return {
    box,
    ...size,
    places: placed.flatMap(({ box: { state }, place, places }) => [
      [state.id, place],
      ...places.map(([id, each]): [string, Place] => [id, { ...each, ...moved(each, place) }]),
    ]),
    lines: [
      ...edges.map(({ sections = [] }, at): [string, Point[]] => [
        box.arrows[at]!.id,
        sections
          .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
          .map((point) => moved(point, corner)),
      ]),
      ...placed.flatMap(({ place, lines }) =>
        lines.map(([id, points]): [string, Point[]] => [id, points.map((point) => moved(point, place))]),
      ),
    ],
  };
};

/** Lays a diagram out: the inner boxes of each box by ELK, from the inside out. */
export const layoutOf = async (askElk: AskElk, box: Box, texts: ReadonlyMap<string, TextSize>): Promise<Layout> => {
  const { width, height, places, lines } = await layBox(askElk, box, texts, ASPECT);
  return {
    box,
    width,
    height,
    places: new Map([[box.state.id, { x: 0, y: 0, width, height }], ...places]),
    lines: new Map(lines),
  };
};

/** The arrows of a diagram. */
export const arrowsIn = (box: Box): Arrow[] => boxesIn(box).flatMap(({ arrows }) => arrows);

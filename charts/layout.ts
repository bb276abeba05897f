import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { type ChartState, withDescendants } from './chart.ts';
import { type Arrow, type Box, boxesIn, type Diagram } from './diagram.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place extends Point, Size {}

export const styleOf = (place: Place | undefined) =>
  place && { left: place.x, top: place.y, width: place.width, height: place.height };

/** Where the parts of a diagram are, by the ids of their states and transitions. */
export interface Layout extends Size {
  diagram: Diagram;
  boxes: ReadonlyMap<string, Place>;
  arrows: ReadonlyMap<string, { points: Point[]; label: Place }>;
}

// ELK's containers inherit nothing: each is given all of it.
const layered = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.layered.thoroughness': '3',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
};

// Regions have no arrows between them: packed, not in a row.
const packed = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.spacing.nodeNode': '24',
  'elk.rectpacking.trybox': 'true',
};

const outermost = {
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

const SIDE = 22;

const contains = (state: ChartState, id: string) => withDescendants(state).some((inner) => inner.id === id);

/** The innermost box around both ends of an arrow. */
const parentOf = (box: Box, arrow: Arrow): Box => {
  const { from, to } = arrow;
  const inner = box.boxes.find(({ state }) => contains(state, from) && contains(state, to));
  return !inner || inner.state.id === from || inner.state.id === to ? box : parentOf(inner, arrow);
};

/** Regions are packed when no arrow leads from one to another, or out. */
const isPacked = ({ state, boxes }: Box, arrows: readonly Arrow[]) =>
  state.isParallel &&
  arrows.every(({ from, to }) => boxes.every((region) => contains(region.state, from) === contains(region.state, to)));

const graphOf = (
  { box: root, arrows }: Diagram,
  sizes: ReadonlyMap<string, Size>,
  leadsUp: (arrow: Arrow) => boolean,
) => {
  const edgeOf = (arrow: Arrow): ElkExtendedEdge => {
    const [source, target] = leadsUp(arrow) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
    return {
      id: arrow.id,
      sources: [source],
      targets: [target],
      // ELK gives no place to a label without a text.
      labels: [{ text: arrow.id, ...sizes.get(arrow.id)!, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    };
  };
  // ELK does not always keep a container's least width: its first box is made as wide.
  const nodeOf = (box: Box, leastWidth = 0): ElkNode => {
    const { id, isInitial } = box.state;
    const { width, height } = sizes.get(id)!;
    const size = { width: Math.max(width, leastWidth), height };
    const initial = isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' };
    if (box.boxes.length === 0) return { id, ...size, layoutOptions: { ...initial } };
    return {
      id,
      children: box.boxes.map((inner, at) => nodeOf(inner, at === 0 ? size.width - 2 * SIDE : 0)),
      edges: arrows.filter((arrow) => parentOf(root, arrow) === box).map(edgeOf),
      layoutOptions: {
        ...layered,
        ...(isPacked(box, arrows) && packed),
        ...initial,
        ...(box === root && outermost),
        'elk.padding': `[top=${height + 18},left=${SIDE},bottom=${SIDE},right=${SIDE}]`,
        'elk.nodeSize.minimum': `(${size.width},${height})`,
        'elk.aspectRatio': '1.3',
      },
    };
  };
  return nodeOf(root);
};

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place> = {}): Place => ({ x, y, width, height });

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

/** Lays a diagram out with ELK. `sizes`: how large the text of each box and of each arrow's label is. */
export const layoutOf = async (
  askElk: (graph: ElkNode) => Promise<ElkNode>,
  diagram: Diagram,
  sizes: ReadonlyMap<string, Size>,
): Promise<Layout> => {
  const order = boxesIn(diagram.box).map(({ state }) => state.id);
  // An arrow that leads up is given upside down: the states keep the order they are written in.
  const leadsUp = ({ from, to }: Arrow) => order.indexOf(to) < order.indexOf(from);
  const placed = await askElk(graphOf(diagram, sizes, leadsUp));
  const nodes = nodesIn(placed);
  const edges = new Map(nodes.flatMap(({ edges: inner = [] }) => inner).map((edge) => [edge.id, edge]));
  return {
    diagram,
    ...placeOf(placed),
    boxes: new Map(nodes.map((node) => [node.id, placeOf(node)])),
    arrows: new Map(
      diagram.arrows.map((arrow) => {
        const edge = edges.get(arrow.id)!;
        const points = pointsOf(edge);
        return [arrow.id, { points: leadsUp(arrow) ? points.toReversed() : points, label: placeOf(edge.labels?.[0]) }];
      }),
    ),
  };
};

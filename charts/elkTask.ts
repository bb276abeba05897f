import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { within } from './chart.ts';
import type { Arrow, Box, Picture } from './picture.ts';
import type { Measure } from './text.ts';
import { type SetBox, type SetLabel, setBox, setLabel } from './typeset.ts';

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

const containing = (set: SetBox, isPacked: boolean) => ({
  ...layered,
  ...(isPacked && packed),
  'elk.padding': `[top=${set.height + 18},left=${SIDE},bottom=${SIDE},right=${SIDE}]`,
  'elk.nodeSize.minimum': `(${set.width},${set.height})`,
  'elk.aspectRatio': '1.3',
});

/** A picture as ELK takes it, with the texts that were set in it. */
export interface Task {
  root: ElkNode;
  boxes: ReadonlyMap<string, SetBox>;
  labels: ReadonlyMap<string, SetLabel>;
  /** Whether an arrow leads up: it is given upside down, which leaves the states in the order they are written in. */
  leadsUp: (arrow: Arrow) => boolean;
}

const holds = ({ state }: Box, id: string) => within(state).some((inner) => inner.id === id);

/** The innermost box around both ends of an arrow. */
const holderOf = (box: Box, { from, to }: Arrow): Box => {
  const inner = box.boxes.find((each) => holds(each, from) && holds(each, to));
  return !inner || inner.state.id === from || inner.state.id === to ? box : holderOf(inner, { from, to } as Arrow);
};

/** Regions can be laid out each by itself when no arrow leads from one to another, or out. */
const areApart = ({ state, boxes }: Box, arrows: readonly Arrow[]) =>
  state.parallel && arrows.every(({ from, to }) => boxes.every((region) => holds(region, from) === holds(region, to)));

export const taskOf = ({ box, arrows }: Picture, measure: Measure): Task => {
  const boxes = new Map<string, SetBox>();
  const labels = new Map(arrows.map((arrow) => [arrow.id, setLabel(measure, arrow)]));
  const order = new Map<string, number>();
  const leadsUp = ({ from, to }: Arrow) => order.get(to)! < order.get(from)!;

  const edgeOf = (arrow: Arrow): ElkExtendedEdge => {
    const { width, height } = labels.get(arrow.id)!;
    const ends = leadsUp(arrow) ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
    // ELK gives no place to a label without a text.
    const label = {
      id: `label ${arrow.id}`,
      text: arrow.id,
      width,
      height,
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    };
    return { id: arrow.id, sources: [ends[0]!], targets: [ends[1]!], labels: [label] };
  };
  // ELK does not always keep a container's least width: its first box is made as wide.
  const nodeOf = (inner: Box, least = 0): ElkNode => {
    const text = setBox(measure, inner);
    const set = { ...text, width: Math.max(text.width, least) };
    const { id } = inner.state;
    boxes.set(id, set);
    order.set(id, order.size);
    const begins = inner.state.initial && { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' };
    if (inner.boxes.length === 0) return { id, width: set.width, height: set.height, layoutOptions: { ...begins } };
    const children = inner.boxes.map((each, at) => nodeOf(each, at === 0 ? set.width - 2 * SIDE : 0));
    return {
      id,
      children,
      layoutOptions: { ...containing(set, areApart(inner, arrows)), ...begins, ...(inner === box && outermost) },
      edges: arrows.filter((arrow) => holderOf(box, arrow) === inner).map(edgeOf),
    };
  };
  return { root: nodeOf(box), boxes, labels, leadsUp };
};

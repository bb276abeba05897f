import { type Corners, mapCorners, type Spot } from '#machines/photographsTypes.ts';
import type { Picture } from '#src/photographs/imaging/raster.ts';
import type { Chance } from '#tests/src/photographs/drawn/chance.ts';
import type { Paper } from '#tests/src/photographs/drawn/papers.ts';
import type { Table } from '#tests/src/photographs/drawn/tables.ts';
import { toSheet } from '#tests/src/photographs/photographed.ts';

/** A paper that lies on the table: its middle in millimeters, and how it is turned. */
interface Lying {
  paper: Paper;
  x: number;
  y: number;
  turn: number;
}

export interface Scene {
  table: Table;
  papers: readonly Lying[];
  /** How much of the picture's width or height the papers take; above 1 they reach beyond it. */
  fills: number;
  /** The darkness and the softness of the shadow of a hand or of the telephone. */
  shadow?: { darkness: number; softness: number };
}

export interface DrawnPhotograph {
  picture: Picture;
  papers: readonly { paper: Paper; corners: Corners }[];
}

const [WIDTH, HEIGHT] = [240, 320];
/** Of a telephone: three quarters of the longer side. */
const FOCAL = 0.75 * HEIGHT;
/** Where the color of a pixel is taken: an edge between two pixels is blurred. */
const SAMPLES = [
  [0.12, 0.38],
  [0.62, 0.12],
  [0.38, 0.88],
  [0.88, 0.62],
] as const;

const square: Corners = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

const spun = ({ x, y }: Spot, by: number): Spot => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

const cornersOf = ({ paper, x, y, turn }: Lying): Corners =>
  mapCorners(square, (corner) => {
    const at = spun({ x: (corner.x * paper.width) / 2, y: (corner.y * paper.height) / 2 }, turn);
    return { x: x + at.x, y: y + at.y };
  });

const boundsOf = (spots: readonly Spot[]) => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, top, width: right - left, height: bottom - top };
};

/** From millimeters on the table to shares of the picture: a camera that is held at an angle. */
const cameraOf = (chance: Chance, { papers, fills }: Scene) => {
  const spots = papers.flatMap(cornersOf);
  const bounds = boundsOf(spots);
  const middle = { x: bounds.left + bounds.width / 2, y: bounds.top + bounds.height / 2 };
  const distance = 1.3 * Math.hypot(bounds.width, bounds.height);
  const lies = bounds.width > bounds.height && chance.happens(0.6) ? Math.PI / 2 : 0;
  const spin = lies + chance.between(-0.3, 0.3) * (chance.happens(0.3) ? 2.5 : 1);
  const [tilt, towards] = [chance.between(0, 0.45), chance.between(0, 2 * Math.PI)];
  const project = (spot: Spot): Spot => {
    const { x, y } = spun({ x: spot.x - middle.x, y: spot.y - middle.y }, spin - towards);
    const depth = distance + y * Math.sin(tilt);
    return spun({ x: (FOCAL * x) / depth, y: (FOCAL * y * Math.cos(tilt)) / depth }, towards);
  };
  const seen = boundsOf(spots.map(project));
  const scale = fills / Math.max(seen.width / WIDTH, seen.height / HEIGHT);
  const free = { x: WIDTH - seen.width * scale, y: HEIGHT - seen.height * scale };
  const margin = (room: number) => (room < 0 ? chance.oneOf([0.9, 0.1]) : chance.between(0.25, 0.75)) * room;
  const [left, top] = [margin(free.x), margin(free.y)];
  return (spot: Spot): Spot => {
    const { x, y } = project(spot);
    return { x: ((x - seen.left) * scale + left) / WIDTH, y: ((y - seen.top) * scale + top) / HEIGHT };
  };
};

/** How bright the light is at a place of the picture. */
const lightOf = (chance: Chance, { shadow }: Scene) => {
  const [fades, direction] = [chance.between(0, 0.4), chance.between(0, 2 * Math.PI)];
  const [across, edge] = [chance.between(0, 2 * Math.PI), chance.between(-0.2, 0.25)];
  return (x: number, y: number) => {
    const along = 0.5 + (x - 0.5) * Math.cos(direction) + (y - 0.5) * Math.sin(direction);
    const beyond = (x - 0.5) * Math.cos(across) + (y - 0.5) * Math.sin(across) - edge;
    const shade = shadow ? 1 - shadow.darkness / (1 + Math.exp((-beyond * 6) / shadow.softness)) : 1;
    return (1 - fades * Math.min(1, Math.max(0, along))) * shade;
  };
};

/** The color of a paper at a place on the table, if it lies there. */
const colorAt = ({ paper, x, y, turn }: Lying, at: Spot) => {
  const { width, height, rounded = 0 } = paper;
  const own = spun({ x: at.x - x, y: at.y - y }, -turn);
  const [u, v] = [own.x / width + 0.5, own.y / height + 0.5];
  if (u < 0 || u > 1 || v < 0 || v > 1) return undefined;
  const [right, down] = [Math.abs(own.x) - width / 2 + rounded, Math.abs(own.y) - height / 2 + rounded];
  if (right > 0 && down > 0 && Math.hypot(right, down) > rounded) return undefined;
  return paper.sheet(u, v);
};

/** Photographs a scene. */
export const draw = (chance: Chance, scene: Scene): DrawnPhotograph => {
  const camera = cameraOf(chance, scene);
  const reach = 1000;
  const toTable = toSheet(mapCorners(square, ({ x, y }) => camera({ x: (x * reach) / 20, y: (y * reach) / 20 })));
  const light = lightOf(chance, scene);
  const warm = chance.between(0.8, 1);
  const noise = chance.between(1.5, 5);
  // A sheet that does not lie flat has a shadow along two of its edges.
  const cast = { x: chance.between(-2, 2), y: chance.between(-2, 2), light: chance.between(0.6, 0.95) };
  const onTop = scene.papers.toReversed();
  const seen = (x: number, y: number): readonly number[] => {
    const w = toTable[6]! * x + toTable[7]! * y + toTable[8]!;
    const at = {
      x: (((toTable[0]! * x + toTable[1]! * y + toTable[2]!) / w) * 2 - 1) * (reach / 20),
      y: (((toTable[3]! * x + toTable[4]! * y + toTable[5]!) / w) * 2 - 1) * (reach / 20),
    };
    for (const lying of onTop) {
      const color = colorAt(lying, at);
      if (color) return color;
    }
    const isCast = scene.papers.some((lying) => colorAt(lying, { x: at.x - cast.x, y: at.y - cast.y }));
    const [red, green, blue] = scene.table(at.x, at.y);
    return isCast ? [red * cast.light, green * cast.light, blue * cast.light] : [red, green, blue];
  };
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let row = 0, to = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++, to += 4) {
      const bright = light(column / WIDTH, row / HEIGHT);
      const grainy = chance.between(-noise, noise);
      const sum = [0, 0, 0];
      for (const [across, down] of SAMPLES) {
        const color = seen((column + across) / WIDTH, (row + down) / HEIGHT);
        for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + color[channel]!;
      }
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = (sum[channel]! / SAMPLES.length) * bright * (channel === 2 ? warm : 1) + grainy;
    }
  return {
    picture: { width: WIDTH, height: HEIGHT, data },
    papers: scene.papers.map((lying) => ({ paper: lying.paper, corners: mapCorners(cornersOf(lying), camera) })),
  };
};

import type { Chance } from '#tests/src/photographs/drawn/chance.ts';
import type { Color } from '#tests/src/photographs/photographed.ts';

/** The color of a table at a place, in millimeters. */
export type Table = (x: number, y: number) => Color;

const scaled = (color: Color, by: number) => color.map((channel) => channel * by) as unknown as Color;

const plain =
  (color: Color): Table =>
  () =>
    color;

/** Planks with grain and joints. */
const wood = (chance: Chance, color: Color): Table => {
  const plank = chance.between(70, 200);
  const grain = chance.between(0.03, 0.14);
  return (x, y) => {
    const joint = Math.abs((((y % plank) + plank) % plank) - plank / 2) > plank / 2 - 1 ? 0.6 : 1;
    return scaled(color, joint * (1 + grain * Math.sin(y * 0.6 + Math.sin(x * 0.02 + y * 0.03) * 4)));
  };
};

/** Squares or stripes of two colors. */
const woven = (chance: Chance, one: Color, other: Color): Table => {
  const size = chance.between(8, 45);
  const isStriped = chance.happens(0.4);
  return (x, y) => ((Math.floor(x / size) + (isStriped ? 0 : Math.floor(y / size))) & 1 ? one : other);
};

/** Pale tiles with joints. */
const tiled = (chance: Chance, color: Color): Table => {
  const size = chance.between(60, 220);
  const joint = chance.between(0.55, 0.85);
  const isJoint = (at: number) => ((at % size) + size) % size < 3;
  return (x, y) => (isJoint(x + 31) || isJoint(y + 17) ? scaled(color, joint) : color);
};

export const darkTable = (chance: Chance): Table =>
  chance.oneOf([
    plain([20, 20, 22]),
    plain([60, 90, 160]),
    plain([70, 72, 76]),
    plain([40, 25, 20]),
    wood(chance, [96, 70, 50]),
    wood(chance, [60, 38, 26]),
  ]);

export const lightTable = (chance: Chance): Table =>
  chance.oneOf([
    plain([190, 188, 182]),
    plain([170, 175, 182]),
    plain([205, 190, 160]),
    wood(chance, [196, 160, 118]),
    wood(chance, [180, 150, 120]),
  ]);

/** Almost as white as paper. */
export const whiteTable = (chance: Chance): Table => {
  const white = chance.between(200, 236);
  const color: Color = [white, white - chance.between(0, 5), white - chance.between(0, 12)];
  return chance.happens(0.25) ? wood(chance, color) : plain(color);
};

export const patternedTable = (chance: Chance): Table =>
  chance.oneOf([
    woven(chance, [190, 40, 45], [225, 222, 215]),
    woven(chance, [50, 70, 120], [150, 165, 190]),
    woven(chance, [60, 50, 45], [110, 95, 80]),
    woven(chance, [30, 90, 70], [200, 190, 120]),
    tiled(chance, [200, 195, 185]),
    tiled(chance, [120, 110, 105]),
    wood(chance, [120, 80, 45]),
  ]);

export const anyTable = (chance: Chance): Table => chance.oneOf([darkTable, darkTable, lightTable])(chance);

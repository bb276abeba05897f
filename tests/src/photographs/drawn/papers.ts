import type { Chance } from '#tests/src/photographs/drawn/chance.ts';
import { type Color, type Sheet, written } from '#tests/src/photographs/photographed.ts';

/** A sheet with its sides in millimeters. */
export interface Paper {
  width: number;
  height: number;
  /** Corners of this radius are cut off. */
  rounded?: number;
  sheet: Sheet;
}

const bandInks: readonly Color[] = [
  [20, 40, 90],
  [15, 85, 50],
  [150, 25, 30],
  [10, 10, 12],
  [95, 20, 60],
  [0, 110, 130],
  [190, 150, 60],
];

const within = (u: number, v: number, left: number, top: number, right: number, bottom: number) =>
  u >= left && u <= right && v >= top && v <= bottom;

const whiteOf = (chance: Chance): Color => {
  const white = chance.between(228, 252);
  return [white, white - chance.between(0, 4), white - chance.between(0, 14)];
};

const formats = [
  [210, 297],
  [210, 297],
  [216, 279],
  [148, 210],
] as const;

/** A page of text. */
export const page = (chance: Chance): Paper => {
  const [width, height] = chance.oneOf(formats);
  return { width, height, sheet: written(whiteOf(chance), [40, 40, 50]) };
};

type Side = 'top' | 'bottom';

/** A page with a colored band, with white letters in it, over its whole width. */
export const banded = (chance: Chance, side: Side, on: Paper = page(chance)): Paper => {
  const ink = chance.oneOf(bandInks);
  const depth = chance.between(0.05, 0.24);
  const letters = chance.happens(0.6);
  return {
    ...on,
    sheet: (u, v) => {
      const down = side === 'top' ? v : 1 - v;
      if (down > depth) return on.sheet(u, v);
      const isLetter = letters && within(u, down / depth, 0.2, 0.3, 0.8, 0.65) && Math.sin(u * 90) > 0.2;
      return isLetter ? [235, 235, 235] : ink;
    },
  };
};

/** A certificate: a page in a colored frame, which is not black: on a black table nobody could tell it. */
export const framed = (chance: Chance): Paper => {
  const on = page(chance);
  const inks = bandInks.filter((ink) => Math.max(...ink) > 20);
  const ink = chance.oneOf([...inks, [150, 190, 230]] as const);
  const depth = chance.between(0.02, 0.15);
  const across = depth * (on.height / on.width);
  return {
    ...on,
    sheet: (u, v) => (within(u, v, across, depth, 1 - across, 1 - depth) ? on.sheet(u, v) : ink),
  };
};

/** A form with a portrait and a dark box, which may touch its edge. */
export const withPhotos = (chance: Chance): Paper => {
  const on = page(chance);
  const margin = chance.oneOf([0, 0.02, 0.06, 0.1]);
  const [across, down] = [chance.between(0.18, 0.4), chance.between(0.15, 0.3)];
  const skin: Color = [chance.between(120, 210), chance.between(80, 140), chance.between(60, 120)];
  const box = chance.between(0.4, 0.7);
  return {
    ...on,
    sheet: (u, v) => {
      if (within(u, v, 1 - margin - across, margin, 1 - margin, margin + down)) {
        const isFace = Math.hypot((u - 1 + margin + across / 2) / across, (v - margin - down / 2) / down) < 0.3;
        return isFace ? skin : [60, 80, 110];
      }
      if (within(u, v, margin, box, margin + 0.3, box + 0.18)) return [70, 60, 50];
      return on.sheet(u, v);
    },
  };
};

/** A receipt: narrow and long. */
export const receipt = (chance: Chance): Paper => ({
  width: chance.oneOf([58, 80]),
  height: chance.between(130, 260),
  sheet: written(whiteOf(chance), [60, 60, 70]),
});

/** An identity card: a portrait, and lines on a pale ground. */
export const card = (chance: Chance): Paper => {
  const ground: Color = [chance.between(190, 235), chance.between(200, 235), chance.between(200, 240)];
  const ink = chance.oneOf(bandInks);
  const head = chance.happens(0.5) ? chance.between(0.12, 0.22) : 0;
  return {
    width: 85.6,
    height: 54,
    rounded: 3.2,
    sheet: (u, v) => {
      if (v < head) return ink;
      if (within(u, v, 0.05, 0.28, 0.32, 0.85))
        return Math.hypot(u - 0.185, (v - 0.5) * 0.7) < 0.09 ? [190, 140, 110] : [110, 130, 150];
      const isStroke = within(u, v, 0.38, 0.3, 0.92, 0.9) && (v * 12) % 1 < 0.4 && Math.sin(u * 120) > -0.3;
      return isStroke ? [50, 60, 90] : [ground[0] + 15 * u, ground[1] - 10 * v, ground[2]];
    },
  };
};

/** An open passport: a page with a portrait, and one of another color, with the fold between them. */
export const passport = (chance: Chance): Paper => {
  const tint = (): Color => [chance.between(185, 235), chance.between(185, 230), chance.between(175, 230)];
  const [data, visas] = [tint(), tint()];
  const fold = chance.between(0.3, 0.75);
  return {
    width: 125,
    height: 176,
    rounded: 3,
    sheet: (u, v) => {
      const shade = 1 - (1 - fold) * Math.exp(-Math.abs(v - 0.5) * 90);
      const shaded = (color: Color) => color.map((channel) => channel * shade) as unknown as Color;
      if (v < 0.5) return shaded(Math.sin(u * 60 + v * 40) > 0.93 ? [120, 140, 150] : visas);
      if (within(u, v, 0.06, 0.58, 0.32, 0.82)) return [120, 110, 115];
      if (v > 0.9 && v < 0.96 && Math.sin(u * 260) > 0) return shaded([50, 50, 50]);
      if (within(u, v, 0.38, 0.58, 0.9, 0.85) && (v * 40) % 1 < 0.4 && Math.sin(u * 160) > 0)
        return shaded([60, 60, 80]);
      return shaded(data);
    },
  };
};

import { histogram, type Picture, type Plane, percentile } from '#src/photographs/imaging/raster.ts';

const BLOCK = 40;
/** Ink is darker than this share of the paper around it. */
const INK = 0.8;
/** What is darker than this share of the brightest paper is no paper. */
const DARKEST_PAPER = 0.45;

/** How bright the paper is in each block, as far as its neighbors show. */
const paperIn = ({ width, height, data }: Plane): Plane => {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const blocks = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y++)
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x++) counts[data[y * width + x]!]!++;
      blocks[row * columns + column] = percentile(counts, 0.85);
    }
  const least = percentile(histogram(blocks), 0.9) * DARKEST_PAPER;
  const around = (row: number, column: number) => {
    let most = least;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        most = Math.max(most, blocks[y * columns + x]!);
    return most;
  };
  return {
    width: columns,
    height: rows,
    data: blocks.map((_, at) => around(Math.floor(at / columns), at % columns)),
  };
};

/** Ink as 0 and paper as 1, whatever light fell on it. */
export const blackAndWhite = (plane: Plane): Plane => {
  const { width, height, data } = plane;
  const paper = paperIn(plane);
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = Math.min(paper.height - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
    const top = row | 0;
    const below = top < paper.height - 1 ? paper.width : 0;
    for (let x = 0; x < width; x++) {
      const column = Math.min(paper.width - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5));
      const left = column | 0;
      const at = top * paper.width + left;
      const beside = left < paper.width - 1 ? 1 : 0;
      const upper = paper.data[at]! + (paper.data[at + beside]! - paper.data[at]!) * (column - left);
      const lower =
        paper.data[at + below]! + (paper.data[at + below + beside]! - paper.data[at + below]!) * (column - left);
      result[y * width + x] = data[y * width + x]! > (upper + (lower - upper) * (row - top)) * INK ? 1 : 0;
    }
  }
  return { width, height, data: result };
};

const WHITE = 250;
const MOST_GAIN = 1.6;

/** For each channel, what makes the brightest part of a picture white. */
const gainsOf = ({ data }: Picture): number[] =>
  [0, 1, 2].map((channel) => {
    const counts = new Uint32Array(256);
    for (let at = channel; at < data.length; at += 4) counts[data[at]!]!++;
    return Math.min(MOST_GAIN, Math.max(1, WHITE / Math.max(1, percentile(counts, 0.95))));
  });

/** Brightens a picture in place until its paper is white, and takes the lamp's color away. */
export const whiten = (picture: Picture): Picture => {
  const gains = gainsOf(picture);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) data[at + channel] = data[at + channel]! * gains[channel]!;
  return picture;
};

const COLORED = 0.1;

/** Whether a page holds more than text: a portrait, a card or a stamp that would be lost in black and white. */
export const isPictured = (picture: Picture): boolean => {
  const { data } = whiten({ ...picture, data: picture.data.slice() });
  let pictured = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const most = Math.max(red, green, blue);
    if (most - Math.min(red, green, blue) > 50) pictured++;
  }
  return pictured / (data.length / 4) > COLORED;
};

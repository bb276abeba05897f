import { readBlob } from '#forms/readBlob.ts';
import { type Corners, type Made, mapCorners, type Reading, wholePhotograph } from '#machines/photographsTypes.ts';
import { sizeOnA4 } from '#src/photographs/imaging/a4.ts';
import { isEmpty } from '#src/photographs/imaging/empty.ts';
import { encodedWithin } from '#src/photographs/imaging/encodedWithin.ts';
import { findPaper, SEARCH_SIZE } from '#src/photographs/imaging/findPaper.ts';
import { hidesPictures } from '#src/photographs/imaging/hidesPictures.ts';
import { isCut } from '#src/photographs/imaging/isCut.ts';
import { blackAndWhite, isPictured, whiten } from '#src/photographs/imaging/levelling.ts';
import { encodePng } from '#src/photographs/imaging/png.ts';
import { luminance, type Picture } from '#src/photographs/imaging/raster.ts';
import { straighten } from '#src/photographs/imaging/straighten.ts';

/** What the page requests of its worker: a photograph's first page, or one as the applicant wants it. */
export type PageRequest = { photograph: Blob } | { photograph: Blob; corners: Corners; color: boolean };

/** No side of a photograph is kept longer than this, in pixels: an A4 page of 200 dpi has 2,339. */
const LONGEST = 2_800;
const VIEW = 1_000;
const TEXT_DPI = 180;
const COLOR_DPI = 150;
const GLANCE_DPI = 30;
/** A page in color has at most so many bytes where one of these qualities allows it. */
const COLOR_BYTES = 400 * 1024;
const QUALITIES = [0.7, 0.55, 0.4] as const;
/** With more, the PDF of 20 pages would be larger than a file may be. */
const MOST_BYTES = 500 * 1024;
const LOWEST_QUALITIES = [0.25, 0.1] as const;
/** How much of the paper's edge is cut off, as a share of its sides. */
const INSET = 0.005;

type Drawable = OffscreenCanvas | ImageBitmap;

const drawn = (source: Drawable, longest: number): OffscreenCanvas => {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const canvas = new OffscreenCanvas(Math.round(source.width * scale), Math.round(source.height * scale));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** The photograph, upright and no larger than needed; the large one is released at once. */
const decoded = async (photograph: Blob): Promise<OffscreenCanvas> => {
  const bitmap = await createImageBitmap(photograph);
  const canvas = drawn(bitmap, LONGEST);
  bitmap.close();
  return canvas;
};

const pixelsOf = (canvas: OffscreenCanvas): Picture =>
  canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);

const jpeg = async (picture: Picture): Promise<Blob> => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')!.putImageData(new ImageData(picture.data, picture.width), 0, 0);
  const encode = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  const page = await encodedWithin(COLOR_BYTES, QUALITIES, encode);
  return page.size <= MOST_BYTES ? page : encodedWithin(MOST_BYTES, LOWEST_QUALITIES, encode);
};

const paperIn = (picture: Picture, corners: Corners, dotsPerInch: number): Picture => {
  const { width, height } = sizeOnA4(corners, picture, dotsPerInch);
  return straighten(picture, corners, width, height);
};

const pageFrom = async (photograph: Picture, corners: Corners, color: boolean): Promise<Made> => {
  const empty = isEmpty(paperIn(photograph, corners, GLANCE_DPI));
  const paper = paperIn(photograph, corners, color ? COLOR_DPI : TEXT_DPI);
  const picture = color
    ? await jpeg(whiten(paper))
    : new Blob([await encodePng(blackAndWhite(luminance(paper)))], { type: 'image/png' });
  return { corners, color, empty, picture };
};

/** A little nearer to the middle of all four. */
const inset = (corners: Corners): Corners => {
  const middle = { x: 0, y: 0 };
  for (const { x, y } of corners) [middle.x, middle.y] = [middle.x + x / 4, middle.y + y / 4];
  const nearer = (from: number, to: number) => from + (to - from) * 2 * INSET;
  return mapCorners(corners, ({ x, y }) => ({ x: nearer(x, middle.x), y: nearer(y, middle.y) }));
};

/** Finds the paper in a photograph and makes its page. Rejects where this browser cannot decode it, or where a part of it is missing. */
export const readPhotograph = async (photograph: Blob): Promise<Reading> => {
  if (isCut(new Uint8Array(await readBlob(photograph)))) throw new Error('The end of the photograph is missing.');
  if (hidesPictures()) return { became: 'hidden' };
  const canvas = await decoded(photograph);
  const found = findPaper(pixelsOf(drawn(canvas, SEARCH_SIZE)));
  const corners = found ? inset(found) : wholePhotograph;
  const view = await drawn(canvas, VIEW).convertToBlob({ type: 'image/jpeg', quality: 0.7 });
  const picture = pixelsOf(canvas);
  canvas.width = 0;
  const color = isPictured(paperIn(picture, corners, GLANCE_DPI));
  return { became: 'read', read: { view, ...(await pageFrom(picture, corners, color)) } };
};

/** Makes a photograph's page again, from these corners, in color or in black and white. */
export const makePage = async (request: { photograph: Blob; corners: Corners; color: boolean }): Promise<Made> => {
  const { photograph, corners, color } = request;
  const canvas = await decoded(photograph);
  const picture = pixelsOf(canvas);
  canvas.width = 0;
  return pageFrom(picture, corners, color);
};

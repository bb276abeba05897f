import { type Corners, mapCorners, type Spot } from '#machines/photographsTypes.ts';

/** A4 in inches. */
const [SHORT, LONG] = [210 / 25.4, 297 / 25.4];
/** A paper whose sides are this near to A4's is A4. */
const NEAR = 1.12;

const between = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

/** How large, in pixels, what lies between four corners of a photograph becomes on an A4 page, upright or lying. */
export const sizeOnA4 = (corners: Corners, photograph: { width: number; height: number }, dotsPerInch: number) => {
  const [a, b, c, d] = mapCorners(corners, ({ x, y }) => ({
    x: x * photograph.width,
    y: y * photograph.height,
  }));
  const ratio = (between(a, b) + between(d, c)) / (between(a, d) + between(b, c) || 1);
  const [pageWidth, pageHeight] = ratio > 1 ? [LONG, SHORT] : [SHORT, LONG];
  const aside = ratio / (pageWidth / pageHeight);
  const isA4 = aside < NEAR && aside > 1 / NEAR;
  return {
    width: Math.round(dotsPerInch * (isA4 || aside > 1 ? pageWidth : pageWidth * aside)),
    height: Math.round(dotsPerInch * (isA4 || aside < 1 ? pageHeight : pageHeight / aside)),
  };
};

/** The page of this picture in points, and where it is there: in the middle, as large as it can be. */
export const placeOnA4 = (picture: { width: number; height: number }) => {
  const [width, height] = picture.width > picture.height ? [842, 595] : [595, 842];
  const scale = Math.min(width / picture.width, height / picture.height);
  const [across, up] = [picture.width * scale, picture.height * scale];
  const rounded = (points: number) => Number(points.toFixed(2));
  return {
    page: [width, height],
    place: [across, up, (width - across) / 2, (height - up) / 2].map(rounded),
  };
};

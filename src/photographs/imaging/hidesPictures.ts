const COLORS = [
  [200, 30, 90],
  [10, 140, 250],
] as const;
/** How much a browser may change a color and still show the picture. */
const ALIKE = 8;

/** Whether this browser gives a page, or its worker, other pixels than those that were drawn (Firefox: resistFingerprinting). */
export const hidesPictures = (): boolean => {
  const context = new OffscreenCanvas(COLORS.length, 1).getContext('2d', { alpha: false, willReadFrequently: true })!;
  for (const [x, color] of COLORS.entries()) {
    context.fillStyle = `rgb(${color.join(' ')})`;
    context.fillRect(x, 0, 1, 1);
  }
  const { data } = context.getImageData(0, 0, COLORS.length, 1);
  return COLORS.some((color, x) => color.some((value, channel) => Math.abs(data[x * 4 + channel]! - value) > ALIKE));
};

import { histogram, type Plane } from '#src/photographs/imaging/raster.ts';

/** Otsu's method: the value, from `from` on, that best parts the pixels into dark and bright. */
const otsu = (counts: Uint32Array, from = 0): number => {
  let all = 0;
  let sum = 0;
  for (let value = from; value < 256; value++) {
    all += counts[value]!;
    sum += value * counts[value]!;
  }
  let best = from;
  let most = -1;
  let dark = 0;
  let darkSum = 0;
  for (let value = from; value < 255; value++) {
    dark += counts[value]!;
    darkSum += value * counts[value]!;
    const bright = all - dark;
    if (dark === 0 || bright === 0) continue;
    const between = dark * bright * (darkSum / dark - (sum - darkSum) / bright) ** 2;
    if (between > most) [most, best] = [between, value];
  }
  return best;
};

/** Where the paper may end and the table begin: between the two, and, on a bright table, further up. */
export const thresholds = (plane: Plane): number[] => {
  const counts = histogram(plane.data);
  const first = otsu(counts);
  const second = otsu(counts, first + 1);
  return [first, (first + second) >> 1, second];
};

import { box, seeded } from './kit.mjs';
import { gold, ramleh, sea, tile } from './palette.mjs';

const tones = [sea[6], sea[4], sea[8], ramleh[4], sea[5], ramleh[2], sea[6], tile[5], sea[3], sea[8], gold];

/** A band of small stones, laid by hand: rows of `size`, each stone a little off. One fill, one path. */
export function tesserae(x, y, w, rows, size, seed, ground = sea[9]) {
  const random = seeded(seed);
  const laid = new Map();
  for (let row = 0; row < rows; row++) {
    for (let left = x + (row % 2 ? -size / 2 : 0); left < x + w; left += size) {
      const tone = tones[Math.floor(random(0, tones.length))];
      const from = Math.round(Math.max(x, left) + random(0, 1.6));
      const to = Math.round(Math.min(x + w, left + size - 2 + random(-1, 1)));
      if (to - from < 3) continue;
      const top = Math.round(y + row * size + random(0, 1.6));
      const low = Math.round(y + (row + 1) * size - 2 + random(-0.6, 0.6));
      laid.set(tone, `${laid.get(tone) ?? ''}M${from} ${top}H${to}V${low}H${from}z`);
    }
  }
  return (
    box(ground, x, y - 2, w, rows * size + 3) +
    [...laid].map(([tone, path]) => `<path fill="${tone}" d="${path}"/>`).join('')
  );
}

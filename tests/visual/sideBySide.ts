import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Difference } from './comparing.ts';
import type { Picture } from './taking.ts';

const gap = 16;

const png = ({ data, width, height }: Picture) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Writes what was expected, what is there and what differs, from left to right in one PNG. */
export const writeSideBySide = async (path: string, { expected, actual, marked }: Difference): Promise<void> => {
  const { width, height } = expected;
  const parts = await Promise.all([expected, actual, marked].map(png));
  await mkdir(dirname(path), { recursive: true });
  await sharp({ create: { width: 3 * width + 4 * gap, height: height + 2 * gap, channels: 3, background: '#555' } })
    .composite(parts.map((input, place) => ({ input, left: gap + place * (width + gap), top: gap })))
    .png({ palette: true })
    .toFile(path);
};

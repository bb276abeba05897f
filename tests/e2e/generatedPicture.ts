import sharp from 'sharp';
import { type Random, randomFrom } from '#tests/server/randomFrom.ts';

const colorFrom = (random: Random) => `rgb(${random.below(256)},${random.below(256)},${random.below(256)})`;
const grayFrom = (random: Random) => {
  const value = random.below(256);
  return `rgb(${value},${value},${value})`;
};

const sizes = [
  [413, 531],
  [640, 480],
  [720, 1280],
  [1000, 1400],
  [1080, 2340],
  [1600, 1200],
] as const;

type Drawing = (random: Random, width: number, height: number) => string;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Pictures as applicants have them, each as the content of an SVG. */
const drawings: Readonly<Record<string, Drawing>> = {
  'one flat color': (random, width, height) =>
    rect(0, 0, width, height, random.chance(0.5) ? colorFrom(random) : grayFrom(random)),
  'a gradient': (random, width, height) =>
    `<defs><linearGradient id="g" x2="${random.below(2)}" y2="1"><stop stop-color="${colorFrom(random)}"/><stop offset="1" stop-color="${colorFrom(random)}"/></linearGradient></defs>
     ${rect(0, 0, width, height, 'url(#g)')}`,
  'colored bands': (random, width, height) => {
    const count = 1 + random.below(8);
    return Array.from({ length: count }, (_, i) =>
      rect(0, (height * i) / count, width, height / count + 1, random.chance(0.3) ? '#fff' : colorFrom(random)),
    ).join('');
  },
  'a passport photo before a plain wall': (random, width, height) =>
    `${rect(0, 0, width, height, colorFrom(random))}
     <ellipse cx="${width / 2}" cy="${height}" rx="${width * 0.42}" ry="${height * 0.3}" fill="${colorFrom(random)}"/>
     <ellipse cx="${width / 2}" cy="${height * 0.45}" rx="${width * 0.2}" ry="${height * 0.22}" fill="${colorFrom(random)}"/>`,
  'a screenshot': (random, width, height) => {
    const ink = grayFrom(random);
    const lines = Array.from({ length: 12 + random.below(30) }, (_, i) =>
      rect(width * 0.06, height * 0.14 + i * 26, width * (0.2 + random.next() * 0.6), 9, ink),
    );
    return rect(0, 0, width, height, '#fff') + rect(0, 0, width, height * 0.09, colorFrom(random)) + lines.join('');
  },
  'a paper on a table': (random, width, height) =>
    `${rect(0, 0, width, height, grayFrom(random))}
     <g transform="rotate(${random.below(13) - 6} ${width / 2} ${height / 2})">
       ${rect(width * 0.15, height * 0.12, width * 0.7, height * 0.76, '#f6f3ea')}
       ${Array.from({ length: 14 }, (_, i) => rect(width * 0.22, height * (0.2 + i * 0.04), width * random.next() * 0.55, 8, '#333')).join('')}
     </g>`,
};

const names = Object.keys(drawings);
const formats = ['jpeg', 'png', 'webp'] as const;

/** What a sensor adds to a picture: nothing, a little, or so much that little else is left. */
const noiseFrom = (random: Random) => [0, 0, 6, 90][random.below(4)]!;

/** A picture as an applicant may have it, with its description: the same for the same seed. */
export const generatedPicture = async (seed: number) => {
  const random = randomFrom(`picture ${seed}`);
  const name = names[seed % names.length]!;
  const [width, height] = sizes[random.below(sizes.length)]!;
  const format = formats[random.below(formats.length)]!;
  const sigma = noiseFrom(random);
  const drawn = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings[name]!(random, width, height)}</svg>`,
    ),
  );
  const input = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma },
    },
  };
  const picture =
    sigma === 0 ? drawn : drawn.composite([{ input: await sharp(input).png().toBuffer(), blend: 'soft-light' }]);
  return {
    description: `${seed}: ${name}, ${width} x ${height}, noise ${sigma}, ${format}`,
    bytes: await picture.flatten().toFormat(format).toBuffer(),
  };
};

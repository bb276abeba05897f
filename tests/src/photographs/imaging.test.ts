import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import { examinePdf } from '#forms/pdf.ts';
import { type Corners, mapCorners, wholePhotograph } from '#machines/photographsTypes.ts';
import { placeOnA4, sizeOnA4 } from '#src/photographs/imaging/a4.ts';
import { isEmpty } from '#src/photographs/imaging/empty.ts';
import { encodedWithin } from '#src/photographs/imaging/encodedWithin.ts';
import { findPaper } from '#src/photographs/imaging/findPaper.ts';
import { foregrounds, gradient, smoothed } from '#src/photographs/imaging/foreground.ts';
import { isCut } from '#src/photographs/imaging/isCut.ts';
import { largestRegion } from '#src/photographs/imaging/largestRegion.ts';
import { blackAndWhite, isPictured, whiten } from '#src/photographs/imaging/levelling.ts';
import { writePdf } from '#src/photographs/imaging/pdf.ts';
import { encodePng, readPng } from '#src/photographs/imaging/png.ts';
import { luminance, type Picture } from '#src/photographs/imaging/raster.ts';
import { parallelogramShown } from '#src/photographs/imaging/rectangle.ts';
import { straighten } from '#src/photographs/imaging/straighten.ts';
import { HOW_TO_ACCEPT } from '#tests/howToAccept.ts';
import { photographed, type Sheet, written } from '#tests/src/photographs/photographed.ts';

const corners = (...numbers: number[]) =>
  [0, 2, 4, 6].map((i) => ({ x: numbers[i]!, y: numbers[i + 1]! })) as unknown as Corners;

const page = written([250, 248, 240], [40, 40, 50]);
const held = corners(0.12, 0.1, 0.86, 0.06, 0.93, 0.9, 0.05, 0.93);

describe('a picture whose end is missing is told from a whole one', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const drawnAs = (options: JpegOptions) =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: 'white', noise } })
      .jpeg(options)
      .toBuffer();
  /** A small picture before the large one, which has an end of its own, and the bytes that may fill up before a marker. */
  const withPreview = (whole: Buffer, preview: Buffer) => {
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(preview.length + 2, 2);
    return Buffer.concat([whole.subarray(0, 2), head, preview, Buffer.from([0xff, 0xff]), whole.subarray(2)]);
  };

  test.each<[name: string, options: JpegOptions]>([
    ['a JPEG, line by line', {}],
    ['a JPEG, in passes', { progressive: true }],
  ])('%s', async (_name, options) => {
    const whole = await drawnAs(options);
    const previewed = withPreview(whole, await drawnAs({}));
    const followed = Buffer.concat([previewed, Buffer.from('what the telephone adds')]);
    expect([whole, previewed, followed].map(isCut)).toEqual([false, false, false]);
    const cuts = [whole, previewed].flatMap((each) =>
      [3, 20, each.length * 0.7, each.length - 2].map((at) => each.subarray(0, at)),
    );
    expect(cuts.map(isCut)).toEqual(cuts.map(() => true));
  });

  test('a PNG', async () => {
    const whole = await sharp(await drawnAs({}))
      .png()
      .toBuffer();
    expect([whole, Buffer.concat([whole, Buffer.from('what the telephone adds')])].map(isCut)).toEqual([false, false]);
    const cuts = [4, 20, whole.length / 2, whole.length - 12].map((at) => whole.subarray(0, at));
    expect(cuts.map(isCut)).toEqual(cuts.map(() => true));
  });

  // Firefox refuses half a WebP itself.
  test('another format is left to the browser', async () => {
    expect(
      isCut(
        await sharp(await drawnAs({}))
          .webp()
          .toBuffer(),
      ),
    ).toBe(false);
  });
});

describe('the paper is found', () => {
  test.each<[where: string, at: Corners, on: Parameters<typeof photographed>[2]]>([
    ['on a wooden table, where the light fades', held, { fades: 0.45 }],
    ['on a table as bright as it is, but yellow', held, { table: [255, 245, 120], fades: 0 }],
  ])('%s', (_where, at, on) => {
    const found = findPaper(photographed(page, at, on));
    const away = found!.map(({ x, y }, i) => Math.hypot(x - at[i]!.x, y - at[i]!.y));
    expect(Math.max(...away)).toBeLessThan(0.012);
  });

  test('or nothing is said of it, where there is none', () => {
    expect(findPaper(photographed(() => [120, 110, 100], wholePhotograph, { fades: 0.4 }))).toBeUndefined();
  });
});

describe('all of a photograph is kept where its border is paper already', () => {
  const beyond = corners(-0.03, -0.02, 1.02, -0.04, 1.03, 1.02, -0.02, 1.04);
  /** A page whose top, bottom or a part within is dark. */
  const withBand =
    (left: number, top: number, right: number, bottom: number, ink: readonly [number, number, number]): Sheet =>
    (u, v) =>
      u >= left && u <= right && v >= top && v <= bottom ? ink : page(u, v);

  test.each<[what: string, sheet: Sheet]>([
    ['text', page],
    ['a letterhead that goes to 40 % of its height', withBand(0, 0, 1, 0.4, [10, 10, 10])],
    ['a large dark picture in its middle', withBand(0.15, 0.3, 0.85, 0.75, [30, 30, 30])],
  ])('a page with %s that fills it', (_what, sheet) => {
    for (const fades of [0, 0.5])
      for (const size of [{}, { width: 320, height: 240 }])
        expect(findPaper(photographed(sheet, beyond, { fades, ...size }))).toBeUndefined();
  });
});

describe('a page', () => {
  const lit = photographed(page, held, { width: 900, height: 1200, fades: 0.5 });
  const flat = straighten(lit, held, 800, 1131);

  test('is straight: each place shows what the sheet has there', () => {
    const dark = luminance(
      straighten(
        photographed((u, v) => (u > 0.7 && v < 0.2 ? [0, 0, 0] : [255, 255, 255]), held, { fades: 0, noise: 0 }),
        held,
        100,
        140,
      ),
    );
    const at = (u: number, v: number) => dark.data[Math.floor(v * 140) * 100 + Math.floor(u * 100)]!;
    expect([at(0.75, 0.15), at(0.95, 0.05)].every((value) => value < 20)).toBe(true);
    expect([at(0.65, 0.15), at(0.75, 0.25), at(0.05, 0.95)].every((value) => value > 235)).toBe(true);
  });

  test('is black where there is ink and white where there is none, in light and in shade', () => {
    const { width, height, data } = blackAndWhite(luminance(flat));
    let wrong = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const isInk = page((x + 0.5) / width, (y + 0.5) / height)[0] < 128;
        if (isInk !== (data[y * width + x] === 0)) wrong++;
      }
    // The edges of strokes fall between two pixels.
    expect(wrong / (width * height)).toBeLessThan(0.05);
  });

  test('is in color where black and white would lose a picture, not where the lamp was yellow', () => {
    const card: Sheet = (u, v) => (u > 0.1 && u < 0.5 && v > 0.2 && v < 0.8 ? [200, 90, 60] : [240, 240, 240]);
    const warm = written([255, 225, 180], [60, 40, 30]);
    const seen = (sheet: Sheet) => isPictured(straighten(photographed(sheet, held), held, 120, 170));
    expect(seen(card)).toBe(true);
    expect(seen(page)).toBe(false);
    expect(seen(warm)).toBe(false);
  });
});

test.each([
  ['a light page has the best quality', 400, [0.7], 400],
  ['a heavier one the first that fits', 500, [0.7, 0.55], 393],
  ['one that never fits the last', 2_000, [0.7, 0.55, 0.4], 1_143],
])('in color %s', async (_, bytes, tried, size) => {
  const qualities: number[] = [];
  const blob = await encodedWithin(400, [0.7, 0.55, 0.4], async (quality) => {
    qualities.push(quality);
    return new Blob([new Uint8Array(Math.round((bytes * quality) / 0.7))]);
  });
  expect([qualities, blob.size]).toEqual([tried, size]);
});

/** The beginning of a JPEG of 30 by 40 pixels. */
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 40, 0, 30, 3, 0xff, 0xd9);
const packedIn = (png: Uint8Array) => inflateSync(readPng(png).rows);
const onto = (at: Corners, { width, height }: Picture) =>
  mapCorners(at, ({ x, y }) => ({ x: x * width, y: y * height }));

test('of the regions of a picture the largest and the second are known, whichever is met first', () => {
  const row = (text: string) => largestRegion({ width: text.length, height: 1, data: Uint8Array.from(text, Number) });
  expect(row('1101110')).toMatchObject({ area: 3, beside: 2, second: 2 });
  expect(row('1110110')).toMatchObject({ area: 3, beside: 2, second: 2 });
  expect(row('1011011101')).toMatchObject({ area: 3, beside: 4, second: 2 });
});

test('each stage makes of a small photograph, to the byte, what was accepted', async () => {
  const photograph = photographed(page, held, { fades: 0.5 });
  const smooth = smoothed(photograph);
  const edges = gradient(smooth);
  const foreground = foregrounds(edges)(18);
  const { ends, ...region } = largestRegion(foreground);
  // Two corners are beyond the photograph.
  const straight = straighten(photograph, corners(-0.02, 0.1, 0.86, 0.06, 1.03, 0.9, 0.05, 0.93), 130, 170);
  const gray = luminance(straight);
  const stages = {
    smooth,
    edges,
    foreground,
    straight,
    gray,
    bits: blackAndWhite(gray),
    white: whiten({ ...straight, data: straight.data.slice() }),
  };
  const digest = (data: Uint8Array | Uint8ClampedArray | string) =>
    createHash('sha256').update(data).digest('hex').slice(0, 16);
  const made = Object.entries(stages).map(([name, { data }]) => [name, digest(data)]);
  const rest = {
    ends: JSON.stringify(ends),
    pdf: writePdf([jpeg, jpeg]),
    png: JSON.stringify([...packedIn(await encodePng(stages.bits))]),
  };
  const digests = [...made, ...Object.entries(rest).map(([name, data]) => [name, digest(data)])];
  expect(Object.fromEntries(digests), HOW_TO_ACCEPT).toMatchInlineSnapshot(`
    {
      "bits": "0c20495d8f667709",
      "edges": "1907bc283153e9c7",
      "ends": "3bb198ab5655476a",
      "foreground": "b1b79e1c93d80f12",
      "gray": "39027697aa61e148",
      "pdf": "3c7e21585647bb7f",
      "png": "3d27cecd4c25bd77",
      "smooth": "8bba11b699148c63",
      "straight": "18b8e695b91e3b57",
      "white": "f3bab100aa4a27db",
    }
  `);
  const { ratio, cosine } = parallelogramShown(onto(held, photograph), photograph);
  expect({ ...region, ratio: ratio.toFixed(4), cosine: cosine.toFixed(4) }).toMatchInlineSnapshot(`
    {
      "area": 53868,
      "beside": 0,
      "cosine": "-0.0533",
      "ratio": "1.3989",
      "second": 0,
    }
  `);
});

describe('a page looks empty', () => {
  const signature: Sheet = (u, v) =>
    u > 0.5 && u < 0.8 && Math.abs(v - 0.8 - 0.02 * Math.sin(u * 60)) < 0.003 ? [70, 70, 90] : [245, 243, 238];
  const seen = (sheet: Sheet, place = held, on = {}) =>
    isEmpty(straighten(photographed(sheet, place, { width: 900, height: 1200, ...on }), held, 248, 351));

  test('where nothing is on it, in uneven light', () => {
    expect(seen(() => [245, 243, 238], held, { fades: 0.6 })).toBe(true);
    expect(seen(() => [15, 15, 15], wholePhotograph)).toBe(true);
  });

  test('not where there is text, or only a signature', () => {
    expect([seen(page), seen(signature)]).toEqual([false, false]);
  });
});

describe('the size on A4', () => {
  const whole = (width: number, height: number) => sizeOnA4(wholePhotograph, { width, height }, 150);

  test.each([
    ['a paper about as high as A4 fills it', 1000, 1400, { width: 1240, height: 1754 }],
    ['one that lies fills a page that lies', 1400, 1000, { width: 1754, height: 1240 }],
    ['a card keeps its shape', 856, 540, { width: 1754, height: 1106 }],
    ['a long receipt keeps its shape', 500, 2000, { width: 438, height: 1754 }],
  ])('%s', (_what, width, height, size) => {
    expect(whole(width, height)).toEqual(size);
  });

  test('a card is in the middle of its page', () => {
    expect(placeOnA4({ width: 1754, height: 1106 })).toEqual({ page: [842, 595], place: [842, 530.93, 0, 32.03] });
  });
});

describe('the PDF', () => {
  const plane = { width: 10, height: 3, data: Uint8Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? 0 : 1)) };

  test('holds the very bytes of the pages that are shown', async () => {
    const png = await encodePng(plane);
    const bytes = writePdf([png, jpeg]);
    const text = Buffer.from(bytes).toString('latin1');
    const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((match) => {
      const from = match.index + match[0].length;
      return bytes.subarray(from, from + Number(match[1]));
    });
    expect(streams[1]).toEqual(readPng(png).rows);
    // Each row is its filter, none, and then a bit a pixel.
    expect([...inflateSync(streams[1]!)]).toEqual([
      0, 0b01101101, 0b10000000, 0, 0b11011011, 0b01000000, 0, 0b10110110, 0b11000000,
    ]);
    expect(streams[3]).toEqual(jpeg);
    expect(text).toContain('/Width 10 /Height 3 /ColorSpace /DeviceGray');
    expect(text).toContain('/Width 30 /Height 40 /ColorSpace /DeviceRGB');
  });

  test('shows a page that a program for pictures opens, too', async () => {
    const { data } = await sharp(await encodePng(plane), { failOn: 'warning' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data]).toEqual([...plane.data].map((bit) => bit * 255));
  });

  test('is whole, and says nothing of when, where or with what it was made', async () => {
    const bytes = writePdf([await encodePng(plane), jpeg]);
    expect(examinePdf(bytes)).toBe('whole');
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Producer|Creat|Date|Info|Exif|GPS/);
  });
});

import { joined } from '#src/photographs/imaging/joined.ts';
import type { Plane } from '#src/photographs/imaging/raster.ts';

const table = Uint32Array.from({ length: 256 }, (_, value) => {
  let rest = value;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

const crc32 = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, content: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
};

/** zlib's format, as PNG and PDF both want it. */
const deflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );

/** One bit a pixel; each row begins with the number of its filter, none. */
const packed = ({ width, height, data }: Plane) => {
  const rowBytes = 1 + Math.ceil(width / 8);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (data[y * width + x]) rows[y * rowBytes + 1 + (x >> 3)]! |= 128 >> (x & 7);
  return rows;
};

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** The signature, the head of 25 bytes, and what precedes the content of the one that follows. */
const CONTENT_AT = 41;

/** A PNG of one bit a pixel: 0 is black, 1 is white. */
export const encodePng = async (plane: Plane): Promise<Uint8Array<ArrayBuffer>> => {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, plane.width);
  view.setUint32(4, plane.height);
  head[8] = 1;
  const rows = await deflated(packed(plane));
  return joined([SIGNATURE, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', new Uint8Array())]);
};

/** The size of such a PNG, and its compressed rows. */
export const readPng = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const length = view.getUint32(CONTENT_AT - 8);
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    rows: bytes.subarray(CONTENT_AT, CONTENT_AT + length),
  };
};

import { placeOnA4 } from '#src/photographs/imaging/a4.ts';
import { joined } from '#src/photographs/imaging/joined.ts';
import { readPng } from '#src/photographs/imaging/png.ts';

const PNG = 0x89;

/** The size of a JPEG, from the first of its frames. */
const sizeOfJpeg = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker >= 0xc0 && marker <= 0xc2) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  throw new Error('This is no JPEG.');
};

/** A finished page as PDF wants it: the same compressed bytes that are shown. */
const imageOf = (bytes: Uint8Array) => {
  if (bytes[0] === PNG) {
    const { width, height, rows } = readPng(bytes);
    const filter = `/DeviceGray /BitsPerComponent 1 /Filter /FlateDecode /DecodeParms << /Predictor 15 /BitsPerComponent 1 /Columns ${width} >>`;
    return { width, height, filter, content: rows };
  }
  // A canvas writes three components, whatever it shows.
  return { ...sizeOfJpeg(bytes), filter: '/DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode', content: bytes };
};

const stream = (dictionary: string, content: string | Uint8Array) => [
  `<< ${dictionary} /Length ${content.length} >>\nstream\n`,
  content,
  '\nendstream',
];

/**
 * One PDF of these pictures, each in the middle of an A4 page: PNGs as `encodePng` writes them, and JPEGs. It says
 * nothing of when, where or with what it was made.
 */
export const writePdf = (pictures: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const pages = pictures.map((_, i) => 3 + i * 3);
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`],
  ];
  for (const [i, bytes] of pictures.entries()) {
    const { width, height, filter, content } = imageOf(bytes);
    const { page, place } = placeOnA4({ width, height });
    const [a, d, e, f] = place;
    const id = pages[i]!;
    objects.push(
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}] /Contents ${id + 1} 0 R /Resources << /XObject << /I ${id + 2} 0 R >> >> >>`,
      ],
      stream('', `q ${a} 0 0 ${d} ${e} ${f} cm /I Do Q`),
      stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${filter}`, content),
    );
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const offsets = objects.map((object, i) => {
    const offset = String(length).padStart(10, '0');
    for (const part of [`${i + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return `${offset} 00000 n \n`;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return joined(parts);
};

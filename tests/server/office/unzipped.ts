import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';

/** Where the directory of an archive begins, and how many files it names: in 64 bits where 32 are too few. */
const directoryOf = (zip: Buffer): [begin: number, count: number] => {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (zip.readUInt16LE(end + 10) < 0xffff) return [zip.readUInt32LE(end + 16), zip.readUInt16LE(end + 10)];
  const end64 = Number(zip.readBigUInt64LE(end - 20 + 8));
  return [Number(zip.readBigUInt64LE(end64 + 48)), Number(zip.readBigUInt64LE(end64 + 32))];
};

/** The files of a ZIP archive by their names, as its central directory tells them. Throws when one is not as it says. */
export const unzipped = async (path: string): Promise<Map<string, Buffer>> => {
  const zip = await readFile(path);
  const files = new Map<string, Buffer>();
  let [at, left] = directoryOf(zip);
  for (; left > 0; left -= 1) {
    const [method, crc, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const stored = zip.subarray(begin, begin + packed);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    const named = zip.toString('utf8', at + 46, at + 46 + name);
    const isUtf8 = (zip.readUInt16LE(at + 8) & (1 << 11)) > 0;
    const isAlike = zip.subarray(at + 6, at + 30).equals(zip.subarray(local + 4, local + 28));
    if (!isUtf8 || !isAlike || crc32(bytes) !== crc) throw new Error(`${named} is not as the directory says`);
    files.set(named, bytes);
    at += 46 + name + extra + comment;
  }
  return files;
};

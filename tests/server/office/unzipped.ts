import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by their names, as its central directory tells them. */
export const unzipped = async (path: string): Promise<Map<string, Buffer>> => {
  const zip = await readFile(path);
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + packed);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), method === 8 ? inflateRawSync(bytes) : bytes);
    at += 46 + name + extra + comment;
  }
  return files;
};

import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

// The names and numbers of .ZIP File Format Specification 6.3.10, by PKWARE.
const VERSION = 45;
const MADE_ON_UNIX = 3 << 8;
const UTF8_NAMES = 1 << 11;
const DEFLATED = 8;
const ZIP64 = 0x0001;
const TIMESTAMP = 0x5455;
const FULL = 0xffff_ffff;
const FULL_COUNT = 0xffff;
const PRIVATE_FILE = 0o100600;

// The marks before each part.
const LOCAL_HEADER = 0x0403_4b50;
const DIRECTORY_HEADER = 0x0201_4b50;
const END64 = 0x0606_4b50;
const END64_LOCATOR = 0x0706_4b50;
const END = 0x0605_4b50;

/** Of this many headers one buffer is made. */
const BLOCK = 250;

type Field = readonly [value: number, width: 1 | 2 | 4 | 8];
const u8 = (value: number): Field => [value, 1];
const u16 = (value: number): Field => [value, 2];
const u32 = (value: number): Field => [value, 4];
const u64 = (value: number): Field => [value, 8];

/** Unsigned numbers, the lowest byte of each first. */
const bytesOf = (...fields: readonly Field[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields)
    at = width === 8 ? bytes.writeBigUInt64LE(BigInt(value), at) : bytes.writeUIntLE(value, at, width);
  return bytes;
};

/** A time by the clock on the wall, for readers that know no time zones, and in seconds for all others. */
const timeOf = (at: Date) => {
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const seconds = bytesOf(u16(TIMESTAMP), u16(5), u8(1), u32(Math.floor(at.getTime() / 1000)));
  return { dosTime: [u16(time), u16(date)], seconds };
};

/**
 * Begins a ZIP file in an empty file. It keeps of each file only the header that the directory at the end holds of it, where
 * libraries keep an object with all they did. A file within it is smaller than 4 GB, the whole as large as the disk.
 */
export const zipFile = (handle: FileHandle) => {
  const directory: Buffer[] = [];
  // Short buffers share their memory with others, and would keep those as well: long ones are made of them.
  const headers: Buffer[] = [];
  let [count, end] = [0, 0];

  const writeAt = async (bytes: Uint8Array, position: number) => {
    for (let done = 0; done < bytes.length; )
      done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
  };
  const append = async (bytes: Uint8Array) => {
    await writeAt(bytes, end);
    end += bytes.length;
  };

  /** Adds what a stream gives. */
  const add = async (path: string, at: Date, stream: Readable, isDeflated: boolean): Promise<void> => {
    const name = Buffer.from(path);
    const { dosTime, seconds } = timeOf(at);
    const begin = end;
    const content = begin + 30 + name.length + seconds.length;
    end = content;
    let [crc, size] = [0, 0];
    async function* heard(source: AsyncIterable<Uint8Array | string>) {
      for await (const piece of source) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    const write = async (source: AsyncIterable<Uint8Array>) => {
      for await (const bytes of source) await append(bytes);
    };
    await (isDeflated ? pipeline(stream, heard, createDeflateRaw(), write) : pipeline(stream, heard, write));
    const kind = [u16(VERSION), u16(UTF8_NAMES), u16(isDeflated ? DEFLATED : 0)];
    const told = [...kind, ...dosTime, u32(crc), u32(end - content), u32(size), u16(name.length)];
    await writeAt(Buffer.concat([bytesOf(u32(LOCAL_HEADER), ...told, u16(seconds.length)), name, seconds]), begin);
    const far = begin >= FULL ? bytesOf(u16(ZIP64), u16(8), u64(begin)) : Buffer.alloc(0);
    const attributes = [u16(0), u16(0), u16(0), u32(PRIVATE_FILE * 2 ** 16)];
    const lengths = [u16(seconds.length + far.length), ...attributes, u32(Math.min(begin, FULL))];
    const header = [
      bytesOf(u32(DIRECTORY_HEADER), u16(MADE_ON_UNIX | VERSION), ...told, ...lengths),
      name,
      seconds,
      far,
    ];
    headers.push(Buffer.concat(header));
    count += 1;
    if (headers.length === BLOCK) directory.push(Buffer.concat(headers.splice(0)));
  };

  /** Ends it with its directory. */
  const finish = async (): Promise<void> => {
    const begin = end;
    for (const block of [...directory, Buffer.concat(headers)]) await append(block);
    const size = end - begin;
    if (count >= FULL_COUNT || end >= FULL) {
      const versions = [u16(MADE_ON_UNIX | VERSION), u16(VERSION), u32(0), u32(0)];
      const locator = bytesOf(u32(END64_LOCATOR), u32(0), u64(end), u32(1));
      await append(bytesOf(u32(END64), u64(44), ...versions, u64(count), u64(count), u64(size), u64(begin)));
      await append(locator);
    }
    const few = Math.min(count, FULL_COUNT);
    const where = [u32(Math.min(size, FULL)), u32(Math.min(begin, FULL)), u16(0)];
    await append(bytesOf(u32(END), u16(0), u16(0), u16(few), u16(few), ...where));
  };

  return { add, finish };
};

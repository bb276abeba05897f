import { md5 } from '@noble/hashes/legacy.js';
import { bytesOf, type PdfDictionary } from '#forms/encryption/pdfValue.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytewise = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));
const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]));
const same = (one: Uint8Array, other: Uint8Array) => one.length > 0 && one.every((byte, i) => byte === other[i]);

/** What a password is padded with: here the whole of an empty one. */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g)!,
  (pair) => Number.parseInt(pair, 16),
);

const rc4 = (key: Uint8Array, input: Uint8Array): Bytes => {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => {
    [state[i], state[j]] = [state[j]!, state[i]!];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    swap(i, j);
  }
  let j = 0;
  return Uint8Array.from(input, (byte, at) => {
    const i = (at + 1) & 0xff;
    j = (j + state[i]!) & 0xff;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 0xff]!;
  });
};

/** Revisions 2 to 4: MD5 and RC4 (ISO 32000-1, 7.6.3, algorithms 2, 4 and 5). */
const opensByMd5 = (encryption: PdfDictionary, revision: number, id: Uint8Array): boolean => {
  const [owner, user] = ['/O', '/U'].map((name) => bytewise(bytesOf(encryption.get(name))));
  const permissions = new Uint8Array(Int32Array.of(Number(encryption.get('/P'))).buffer);
  const unencrypted = revision === 4 && encryption.get('/EncryptMetadata') === 'false' ? [255, 255, 255, 255] : [];
  const seed = md5(joined(PADDING, owner!.subarray(0, 32), permissions, id, Uint8Array.from(unencrypted)));
  const rounds = revision === 2 ? 0 : 50;
  const isUser = (length: number) => {
    let key: Uint8Array = seed;
    for (let i = 0; i < rounds; i++) key = md5(key.subarray(0, length));
    key = key.subarray(0, length);
    if (revision === 2) return same(rc4(key, PADDING), user!);
    let entry: Uint8Array = md5(joined(PADDING, id));
    for (let i = 0; i < 20; i++)
      entry = rc4(
        key.map((byte) => byte ^ i),
        entry,
      );
    return same(entry, user!);
  };
  // Programs write the length of the key in several ways.
  return [5, 16, Number(encryption.get('/Length')) / 8].some((length) => length >= 5 && length <= 16 && isUser(length));
};

const sha = async (bits: 256 | 384 | 512, input: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, input));

/** AES-128 in CBC mode, without padding. */
const aes = async (key: Bytes, iv: Bytes, input: Bytes): Promise<Bytes> => {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, input);
  return new Uint8Array(padded, 0, input.length);
};

/** Revision 6 of the hash of an empty password (ISO 32000-2, 7.6.4.3.4, algorithm 2.B). It ends after at most 288 rounds. */
const hardened = async (salt: Bytes, user: Bytes): Promise<Bytes> => {
  let key = await sha(256, joined(salt, user));
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round++) {
    const once = joined(key, user);
    const encrypted = await aes(key.slice(0, 16), key.slice(16, 32), joined(...Array.from({ length: 64 }, () => once)));
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha(([256, 384, 512] as const)[remainder]!, encrypted);
    last = encrypted.at(-1)!;
  }
  return key.slice(0, 32);
};

/** Revisions 5 and 6: SHA-2, in revision 6 with AES. An empty password may be the user's or the owner's. */
const opensBySha2 = async (encryption: PdfDictionary, revision: number): Promise<boolean> => {
  const [owner, user] = ['/O', '/U'].map((name) => bytewise(bytesOf(encryption.get(name))).slice(0, 48));
  const isHashIn = async (entry: Bytes, ofUser: Bytes) => {
    const salt = entry.slice(32, 40);
    return same(await (revision === 5 ? sha(256, joined(salt, ofUser)) : hardened(salt, ofUser)), entry);
  };
  return (await isHashIn(user!, new Uint8Array())) || isHashIn(owner!, user!);
};

/**
 * Whether the empty password opens a PDF, by its encryption dictionary and its first identifier, one character for each byte.
 * Undefined for an unknown revision. Rejects where there is no cryptography, as on a page without TLS.
 */
export const isOpenedByEmptyPassword = async (encryption: PdfDictionary, id: string): Promise<boolean | undefined> => {
  const revision = Number(encryption.get('/R'));
  if (![2, 3, 4, 5, 6].includes(revision)) return undefined;
  return revision < 5 ? opensByMd5(encryption, revision, bytewise(id)) : opensBySha2(encryption, revision);
};

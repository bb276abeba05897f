const [SCAN, END] = [0xda, 0xd9];

/** The place of the first scan of a JPEG, after its segments. One of them may hold a small picture with an end of its own. */
const scanOf = (bytes: Uint8Array): number => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  return at;
};

const hasJpegEnd = (bytes: Uint8Array): boolean => {
  for (let next = bytes.indexOf(0xff, scanOf(bytes)); next >= 0; next = bytes.indexOf(0xff, next + 1))
    if (bytes[next + 1] === END) return true;
  return false;
};

const IEND = 0x49_45_4e_44;

/** Whether the last of a PNG's chunks is there. Each has its length, its type, its bytes and a checksum. */
const hasPngEnd = ({ buffer, byteOffset, byteLength }: Uint8Array): boolean => {
  const view = new DataView(buffer, byteOffset, byteLength);
  for (let at = 8; at + 8 <= byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === IEND) return true;
  return false;
};

/**
 * Whether a JPEG or a PNG ends before its picture does, as after a download that broke. Firefox and Safari decode it all the same, and
 * leave the rest of the page empty.
 */
export const isCut = (bytes: Uint8Array): boolean => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasJpegEnd(bytes);
  return bytes[0] === 0x89 && !hasPngEnd(bytes);
};

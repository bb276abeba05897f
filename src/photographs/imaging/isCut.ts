const [SCAN, END] = [0xda, 0xd9];

/** The place of the first scan of a JPEG, after its segments. One of them may hold a small picture with an end of its own. */
const scanOf = (bytes: Uint8Array): number => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes[at + 2]! * 256 + bytes[at + 3]!;
  return at;
};

const endsAfter = (bytes: Uint8Array, at: number): boolean => {
  for (let next = bytes.indexOf(0xff, at); next >= 0; next = bytes.indexOf(0xff, next + 1))
    if (bytes[next + 1] === END) return true;
  return false;
};

/**
 * Whether a JPEG ends before its picture does, as after a download that broke. Firefox and Safari decode it all the same, and leave
 * the rest of the page empty.
 */
export const isCut = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && !endsAfter(bytes, scanOf(bytes));

/** A part of an address in the letters that were meant; as it stands where it cannot be decoded. */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

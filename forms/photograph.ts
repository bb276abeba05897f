export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'heic';

const beginnings: readonly (readonly [PhotographKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // Apple's photographs, and AVIF, which is built alike; films begin so, too, under other names.
  ['heic', /^[^]{4}ftyp(?:hei|hev|mif1|msf1|avif)/],
];

/** Which kind of photograph a file is, by its first bytes; nothing where it is none. */
export const photographKind = (bytes: Uint8Array): PhotographKind | undefined => {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.find(([, pattern]) => pattern.test(beginning))?.[0];
};

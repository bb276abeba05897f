// JPEG, PNG, WebP and HEIC; videos begin like HEIC, with other brands.
const beginnings = /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp(?:hei|hev|mif1|msf1))/;

/** Whether a file is a photograph, by its first bytes. */
export const isPhotograph = (bytes: Uint8Array): boolean =>
  beginnings.test(String.fromCharCode(...bytes.subarray(0, 12)));

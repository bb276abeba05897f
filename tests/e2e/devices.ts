/** The sizes of visitors' windows. */
export const devices = {
  'a phone': { width: 360, height: 740 },
  'a tablet': { width: 768, height: 1024 },
  'a desktop': { width: 1280, height: 900 },
} as const;

export type Device = keyof typeof devices;

/** The narrowest phone, a tablet, a desktop. */
export const widths = [320, 768, 1280] as const;

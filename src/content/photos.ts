/** The widths in pixels the build makes of every photo. */
export const photoWidths = [480, 960, 1440] as const;

export type PhotoFormat = 'avif' | 'webp';

/** Where the build puts a photo of this width: '/media/car-1.jpg' at 480 becomes '/media/car-1-480.avif'. */
export const variantOf = (file: string, width: number, format: PhotoFormat) =>
  `${file.replace(/\.\w+$/, '')}-${width}.${format}`;

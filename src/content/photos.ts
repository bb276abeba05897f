/** The widths in pixels the build makes of every photo. */
export const photoWidths = [480, 960, 1440] as const;

/** Whether a picture is a photo, and not a drawing. Other formats, such as HEIC, are not shown by all browsers. */
export const isPhoto = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

export type PhotoFormat = 'avif' | 'webp';

/** Where the build puts a photo of this width: '/media/car-1.jpg' at 480 becomes '/media/car-1-480.avif'. */
export const variantOf = (file: string, width: number, format: PhotoFormat) =>
  `${file.replace(/\.\w+$/, '')}-${width}.${format}`;

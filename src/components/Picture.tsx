import { t } from '#languages/message.ts';
import { type Media, media, type Slot } from '#src/content/media.ts';
import { isPhoto, photoWidths, variantOf } from '#src/content/photos.ts';

interface PictureProps {
  slot: Slot;
  className?: string;
  /** How wide the picture is shown, as the `sizes` of an image say it: only photos need it. */
  sizes?: string;
  /** In sight as soon as the page is: it is fetched at once. Any other picture waits until the page has loaded. */
  priority?: boolean;
  /** Where the page needs other words than the slot's own; empty where the text beside it says the same. */
  alt?: string;
}

/** The picture of a slot, in a box of the slot's ratio. */
export function Picture({ slot, className = '', sizes = '100vw', priority = false, alt }: PictureProps) {
  const { file, alt: words, width, height, focal }: Media = media[slot];

  return (
    <picture
      className={`picture ${className}`.trim()}
      data-ratio={ratioOf(width, height)}
      data-held={!priority || undefined}
    >
      {isPhoto(file) &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={photoWidths.map((each) => `${variantOf(file, each, format)} ${each}w`).join(', ')}
            sizes={sizes}
          />
        ))}
      <img
        src={file}
        alt={alt ?? t(words)}
        width={width}
        height={height}
        data-focal={focal}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

/** A ratio in its smallest numbers, as `3:2`. */
export function ratioOf(width: number, height: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(width, height);
  return `${width / by}:${height / by}`;
}

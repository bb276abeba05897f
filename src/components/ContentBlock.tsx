import { Picture } from '#src/components/Picture.tsx';
import { RichText } from '#src/components/RichText.tsx';
import type { Slot } from '#src/content/media.ts';

export interface Block {
  title: string;
  /** A paragraph or more, as HTML. */
  html: string;
  picture: Slot;
  /** The name of a file in `public/assets/videos`. */
  video?: string;
}

interface ContentBlockProps extends Block {
  id?: string;
  className?: string;
}

/** A titled text beside its picture, and its video if it has one. */
export function ContentBlock({ title, html, picture, video, id, className = '' }: ContentBlockProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={`content-block ${className}`.trim()}>
      <div className="content-block__text">
        <h2>{title}</h2>
        <RichText html={html} />
      </div>
      <Picture className="content-block__picture" slot={picture} sizes="(min-width: 46.876em) 50vw, 100vw" />
      {video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className="content-block__video"
          controls
          preload="none"
          src={`/assets/videos/${video}`}
          aria-label={title}
        />
      )}
    </section>
  );
}

import { Picture } from '#src/components/Picture.tsx';
import type { Slot } from '#src/content/media.ts';

interface DocumentCoverProps {
  cover: Slot;
  title: string;
}

/** A cover with its title set over it, so that the words stay words. */
export const DocumentCover = ({ cover, title }: DocumentCoverProps) => (
  <span className="cover">
    <Picture slot={cover} alt="" sizes="18rem" />
    <span className="cover__title">{title}</span>
  </span>
);

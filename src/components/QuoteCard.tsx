import { Picture } from '#src/components/Picture.tsx';
import type { Slot } from '#src/content/media.ts';

export interface QuoteCardProps {
  portrait: Slot;
  quote: string;
  /** A person's name, or the office where the name is not known yet. */
  name: string;
  office: string;
}

/** Someone of the school, in an arch, with a sentence of theirs. */
export const QuoteCard = ({ portrait, quote, name, office }: QuoteCardProps) => (
  <figure className="quote-card">
    <Picture className="quote-card__portrait" slot={portrait} sizes="18rem" />
    <blockquote className="quote-card__quote">
      <p>“{quote}”</p>
    </blockquote>
    <figcaption className="quote-card__name">
      <strong>{name}</strong> <span>{office}</span>
    </figcaption>
  </figure>
);

import { useId } from 'react';
import { t } from '#languages/message.ts';
import { Picture } from '#src/components/Picture.tsx';
import type { Slot } from '#src/content/media.ts';

interface QuoteCardProps {
  heading: string;
  portrait: Slot;
  quote: string;
  office: string;
  /** Left out while it is not known: the office is then shown alone. */
  name?: string | null;
}

/** Someone of the school, in a niche, with a sentence of theirs. */
export function QuoteCard({ heading, portrait, quote, office, name }: QuoteCardProps) {
  const id = useId();

  return (
    <section className="quote-card" aria-labelledby={id}>
      <div className="page quote-card__inner">
        <Picture className="quote-card__portrait" slot={portrait} sizes="17rem" />
        <div className="quote-card__words">
          <h2 id={id}>{heading}</h2>
          <figure className="quote-card__figure">
            <blockquote className="quote-card__quote">
              <p>{t('“{quote}”', { quote: () => quote })}</p>
            </blockquote>
            <figcaption className="quote-card__name">
              <strong>{name ?? office}</strong>
              {name && <span>{office}</span>}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

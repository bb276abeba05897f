import './foundations.css';
import { Picture, ratioOf } from '#src/components/Picture.tsx';
import { type Media, media, type Slot } from '#src/content/media.ts';

const Contact = ({ slot }: { slot: Slot }) => {
  const { alt, decorative, width, height, focal, placeholder }: Media = media[slot];
  return (
    <li>
      <Picture slot={slot} />
      <p className="sheet-name">{slot}</p>
      <p className="sheet-note">
        {ratioOf(width, height)} · {width} × {height}
        {focal && ` · keeps its ${focal}`}
      </p>
      {placeholder && <p className="sheet-mark">Placeholder</p>}
      <p className="sheet-note">{decorative ? 'Decorative: it has no words.' : alt}</p>
    </li>
  );
};

/** Every picture of the site in its slot's ratio, with the words for those who cannot see it. */
export const Pictures = () => (
  <ul className="sheet-grid sheet-contacts">
    {(Object.keys(media) as Slot[]).map((slot) => (
      <Contact key={slot} slot={slot} />
    ))}
  </ul>
);

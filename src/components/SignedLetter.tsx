import { RichText } from '#src/components/RichText.tsx';

interface SignedLetterProps {
  title: string;
  greeting: string;
  html: string;
  closing: string;
  signature: string;
  /** The language and direction of the letter, where it is not English. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** A letter from its greeting to its signature. */
export const SignedLetter = ({ title, greeting, html, closing, signature, lang, dir }: SignedLetterProps) => (
  <article className="letter" lang={lang} dir={dir}>
    <h2 className="letter__title">{title}</h2>
    <p className="letter__greeting">{greeting}</p>
    <RichText html={html} />
    <p className="letter__closing">
      <span>{closing}</span>
      <strong>{signature}</strong>
    </p>
  </article>
);

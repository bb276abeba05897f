import { schoolNames } from '#languages/schoolName.ts';
import './foundations.css';
import { TokenName } from './TokenName.tsx';
import { tokenOf } from './tokens.ts';

interface Size {
  token: string;
  family: 'display' | 'text';
  lineHeight: number;
  weight: number;
  use: string;
}

const sizes: readonly Size[] = [
  { token: 'h1', family: 'display', lineHeight: 1, weight: 600, use: 'the title of a page' },
  { token: 'h2', family: 'display', lineHeight: 1.1, weight: 600, use: 'the heading of a step or a band' },
  { token: 'h3', family: 'display', lineHeight: 1.2, weight: 600, use: 'the heading of a part' },
  { token: 'lead', family: 'display', lineHeight: 1.4, weight: 400, use: 'what a page begins with' },
  { token: 'body', family: 'text', lineHeight: 1.6, weight: 400, use: 'text' },
  { token: 'label', family: 'text', lineHeight: 1.35, weight: 600, use: 'a question' },
  { token: 'hint', family: 'text', lineHeight: 1.45, weight: 400, use: 'a hint, a message' },
];

const samples = {
  en: { dir: 'ltr', text: 'Learning by the sea since 1953' },
  ar: { dir: 'rtl', text: schoolNames.ar },
} as const;

/** The sizes of type, in one of the two scripts. */
export const TypeScale = ({ lang }: { lang: keyof typeof samples }) =>
  sizes.map(({ token, family, lineHeight, weight, use }) => (
    <div className="type-sample" key={token}>
      <p
        lang={lang}
        dir={samples[lang].dir}
        style={{
          fontFamily: `var(--${family})`,
          fontSize: `var(--${token})`,
          fontWeight: weight,
          lineHeight: lang === 'ar' ? 1.75 : lineHeight,
        }}
      >
        {samples[lang].text}
      </p>
      <TokenName name={token} />
      <p className="sheet-note">
        {tokenOf(token)} · {family === 'display' ? 'Markazi Text' : 'Mada'} {weight} · {use}
      </p>
    </div>
  ));

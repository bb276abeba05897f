import './foundations.css';
import { TokenName } from './TokenName.tsx';
import { tokens } from './tokens.ts';

const pixels = (value: string) => (/^[\d.]+rem$/.test(value) ? `${Number.parseFloat(value) * 16} px` : '');

/** The lengths with such names, each as a bar of its length, or bare. */
export const Tokens = ({ of, bare }: { of: RegExp; bare?: boolean }) =>
  Object.entries(tokens)
    .filter(([name]) => of.test(name))
    .map(([name, value]) => (
      <div className="type-sample" key={name}>
        {!bare && <div className="space-bar" style={{ inlineSize: value }} />}
        <TokenName name={name} />
        <p className="sheet-note">{[value, pixels(value)].filter(Boolean).join(' · ')}</p>
      </div>
    ));

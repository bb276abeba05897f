import './foundations.css';
import { contrast } from './contrast.ts';
import { decorative, type Pair, pairs } from './pairs.ts';
import { colorsIn } from './readTokens.ts';
import { TokenName } from './TokenName.tsx';
import { tokenOf, tokens } from './tokens.ts';

const usesOf = (name: string) => {
  const uses = pairs.filter(({ color }) => color === name).flatMap(({ use }) => use.split(', '));
  if (decorative.includes(name)) return 'pictures and keylines';
  return uses.length > 0 ? [...new Set(uses)].join(', ') : 'a ground';
};

/** Every color of the site and what it is for. */
export const Swatches = () => (
  <main className="foundation">
    <h2>Colors</h2>
    <ul className="sheet-grid">
      {colorsIn(tokens).map((name) => (
        <li key={name}>
          <div className="sheet-patch" style={{ background: tokenOf(name) }} />
          <TokenName name={name} />
          <p className="sheet-note">{tokenOf(name)}</p>
          <p className="sheet-note">{usesOf(name)}</p>
        </li>
      ))}
    </ul>
  </main>
);

const Sample = ({ pair }: { pair: Pair }) => (
  <li>
    <div className="sheet-patch" style={{ background: tokenOf(pair.ground), color: tokenOf(pair.color) }}>
      {pair.needs === 3 ? (
        <div className="sheet-edge" />
      ) : (
        <span className="sheet-sample">
          Aa <bdi lang="ar">أب</bdi>
        </span>
      )}
    </div>
    <p className="sheet-name">
      {pair.color} on {pair.ground}
    </p>
    <p className="sheet-note">
      {contrast(tokenOf(pair.color), tokenOf(pair.ground)).toFixed(2)} (needs {pair.needs})
    </p>
    <p className="sheet-note">{pair.use}</p>
  </li>
);

/** The colors that are used on each other, with the contrast they have and the contrast they need. */
export const Pairs = ({ needs }: { needs: Pair['needs'] }) => (
  <main className="foundation">
    <h2>{needs === 3 ? 'Edges and rings' : 'Text on its ground'}</h2>
    <ul className="sheet-grid">
      {pairs
        .filter((pair) => pair.needs === needs)
        .map((pair) => (
          <Sample key={`${pair.color} ${pair.ground}`} pair={pair} />
        ))}
    </ul>
  </main>
);

import './foundations.css';
import { TokenName } from './TokenName.tsx';
import { tokens } from './tokens.ts';

const steps = Object.entries(tokens).filter(([name]) => name.startsWith('space-'));
const lengths = Object.entries(tokens).filter(([name]) => ['page', 'measure', 'gutter'].includes(name));
const edges = Object.entries(tokens).filter(([name]) => ['radius', 'border', 'motion'].includes(name));

const pixels = (value: string) => (/^[\d.]+rem$/.test(value) ? `${Number.parseFloat(value) * 16} px` : '');

/** The steps of space, and the few other lengths. */
export const SpaceScale = () => (
  <main className="foundation">
    <h2>Space</h2>
    {[...steps, ...lengths].map(([name, value]) => (
      <div className="type-sample" key={name}>
        <div className="space-bar" style={{ inlineSize: value }} />
        <TokenName name={name} />
        <p className="sheet-note">{[value, pixels(value)].filter(Boolean).join(' · ')}</p>
      </div>
    ))}
    <h2>Edges and motion</h2>
    {edges.map(([name, value]) => (
      <div className="type-sample" key={name}>
        <TokenName name={name} />
        <p className="sheet-note">{value}</p>
      </div>
    ))}
  </main>
);

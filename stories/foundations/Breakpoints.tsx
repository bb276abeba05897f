import './foundations.css';

const sheets = import.meta.glob<string>('../../src/**/*.css', { query: '?raw', import: 'default', eager: true });
const PIXELS = 16;

const counts = new Map<number, number>();
for (const [, width] of Object.values(sheets)
  .join('\n')
  .matchAll(/\((?:min-|max-)?width ?[:<>=]+ ?([\d.]+)r?em\)/g))
  counts.set(Number(width), (counts.get(Number(width)) ?? 0) + 1);

/** The widths at which the layout of the site changes, as its style sheets have them. */
export const Breakpoints = () =>
  [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([width, count]) => (
      <div className="type-sample" key={width}>
        <div className="space-bar" style={{ inlineSize: `${width}rem` }} />
        <p className="sheet-name">
          {width}em · {width * PIXELS} px
        </p>
        <p className="sheet-note">{count === 1 ? 'one rule' : `${count} rules`}</p>
      </div>
    ));

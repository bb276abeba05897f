import { type State, type Way, within } from './chart.ts';
import type { Lights } from './lights.ts';
import { Panel } from './Panel.tsx';
import { alikeIn } from './picture.ts';

interface CoveragePanelProps {
  chart: State;
  lights: Lights;
  onShow: (id: string) => void;
}

/** What the tests took of a machine, what they never took, and what no user can cause, with the reason. */
export const CoveragePanel = ({ chart, lights, onShow }: CoveragePanelProps) => {
  const ways = within(chart).flatMap((state) => state.ways);
  const untaken = ways.filter((way) => lights.isUntaken([way]));
  const reasonOf = (way: Way) => lights.whyUncaused([way]) ?? '';
  const uncaused = alikeIn(ways.filter(reasonOf), reasonOf);
  const links = (some: readonly Way[]) => (
    <ul>
      {some.map(({ id, event, from }) => (
        <li key={id}>
          <button type="button" className="outline-state" onClick={() => onShow(from)}>
            {`${event || 'always'} in ${from.split('.').at(-1)}`}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <Panel name="Coverage">
      <p>{`The tests took ${ways.length - untaken.length} of ${ways.length} transitions.`}</p>
      {untaken.length > 0 && (
        <details open className="bench-untaken">
          <summary>Never taken, red in the chart</summary>
          {links(untaken)}
        </details>
      )}
      {uncaused.length > 0 && (
        <p>{`${uncaused.flat().length} of them no user can cause. They are dashed in the chart:`}</p>
      )}
      {uncaused.map((some) => (
        <details key={reasonOf(some[0]!)}>
          <summary>
            {reasonOf(some[0]!)} <span className="bench-count">{some.length}</span>
          </summary>
          {links(some)}
        </details>
      ))}
    </Panel>
  );
};

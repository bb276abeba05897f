import { type ChartState, type ChartTransition, withDescendants } from './chart.ts';
import { groupBy } from './diagram.ts';
import type { Highlights } from './highlights.ts';
import { Panel } from './Panel.tsx';

interface CoveragePanelProps {
  chart: ChartState;
  highlights: Highlights;
  onShow: (id: string) => void;
}

/** The transitions that the tests have taken and have not taken, and those that no user can cause, with the reason. */
export const CoveragePanel = ({ chart, highlights, onShow }: CoveragePanelProps) => {
  const transitions = withDescendants(chart).flatMap((state) => state.transitions);
  const uncovered = transitions.filter((transition) => highlights.isUncovered([transition]));
  const reasonOf = (transition: ChartTransition) => highlights.unreachableReason([transition]) ?? '';
  const unreachable = groupBy(transitions.filter(reasonOf), reasonOf);
  const links = (linked: readonly ChartTransition[]) => (
    <ul>
      {linked.map(({ id, event, from }) => (
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
      <p>{`The tests took ${transitions.length - uncovered.length} of ${transitions.length} transitions.`}</p>
      {uncovered.length > 0 && (
        <details open className="bench-uncovered">
          <summary>Never taken, red in the chart</summary>
          {links(uncovered)}
        </details>
      )}
      {unreachable.length > 0 && (
        <p>{`${unreachable.flat().length} of them no user can cause. They are dashed in the chart:`}</p>
      )}
      {unreachable.map((alike) => (
        <details key={reasonOf(alike[0]!)}>
          <summary>
            {reasonOf(alike[0]!)} <span className="bench-count">{alike.length}</span>
          </summary>
          {links(alike)}
        </details>
      ))}
    </Panel>
  );
};

import { type ChartState, transitionText } from './chart.ts';
import { ConditionList } from './GuardTooltip.tsx';
import type { Highlights } from './highlights.ts';
import { Panel } from './Panel.tsx';

interface OutlineProps {
  chart: ChartState;
  highlights: Highlights;
  onShow: (id: string) => void;
}

const Branch = ({ chart: state, highlights, onShow }: OutlineProps) => {
  const active = highlights.isActive(state.id);
  return (
    <li>
      <button
        type="button"
        className="outline-state"
        data-active={active || undefined}
        onClick={() => onShow(state.id)}
      >
        {state.key}
        {active && ' '}
        {active && <span className="outline-mark">active</span>}
      </button>
      {state.notes.length + state.transitions.length + state.states.length > 0 && (
        <ul>
          {state.notes.map(({ text, isFault }) => (
            <li key={text} data-fault={isFault}>
              {text}
            </li>
          ))}
          {state.transitions.map((transition) => (
            <li key={transition.id} data-traversed={highlights.isTraversed([transition]) || undefined}>
              {transition.conditions.length > 0 ? (
                <details>
                  <summary>{transitionText(transition)}</summary>
                  <ConditionList conditions={transition.conditions} />
                </details>
              ) : (
                transitionText(transition)
              )}
              {highlights.isTraversed([transition]) && <span className="outline-mark">just taken</span>}
            </li>
          ))}
          {state.states.map((inner) => (
            <Branch key={inner.id} chart={inner} highlights={highlights} onShow={onShow} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** The chart in words: states within states with their events, guards and targets. */
export const Outline = (props: OutlineProps) => (
  <Panel name="Outline">
    <ul>
      <Branch {...props} />
    </ul>
  </Panel>
);

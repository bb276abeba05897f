import { AskList } from './Asks.tsx';
import { type State, wayText } from './chart.ts';
import type { Lights } from './lights.ts';
import { Panel } from './Panel.tsx';

interface OutlineProps {
  chart: State;
  lights: Lights;
  onShow: (id: string) => void;
}

const Branch = ({ chart: state, lights, onShow }: OutlineProps) => {
  const active = lights.isActive(state.id);
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
      {state.notes.length + state.ways.length + state.states.length > 0 && (
        <ul>
          {state.notes.map(({ text, fault }) => (
            <li key={text} data-fault={fault}>
              {text}
            </li>
          ))}
          {state.ways.map((way) => (
            <li key={way.id} data-taken={lights.wasTaken([way]) || undefined}>
              {way.asks.length > 0 ? (
                <details>
                  <summary>{wayText(way)}</summary>
                  <AskList asks={way.asks} />
                </details>
              ) : (
                wayText(way)
              )}
              {lights.wasTaken([way]) && <span className="outline-mark">just taken</span>}
            </li>
          ))}
          {state.states.map((inner) => (
            <Branch key={inner.id} chart={inner} lights={lights} onShow={onShow} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** The chart in words: states within states, their events, guards and targets, and which are active. */
export const Outline = (props: OutlineProps) => (
  <Panel name="Outline">
    <ul>
      <Branch {...props} />
    </ul>
  </Panel>
);

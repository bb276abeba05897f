import type { KeyboardEvent, ReactNode } from 'react';
import type { Way } from './chart.ts';
import type { Lights } from './lights.ts';

export interface PressProps {
  ways: readonly Way[];
  lights: Lights;
  /** Absent where a chart is only watched. */
  onSend?: ((type: string) => void) | undefined;
  children: ReactNode;
}

/** Makes what stands for a transition a button while its event is heard. */
export const Press = ({ ways, lights, onSend, children }: PressProps) => {
  const [way] = ways;
  const marks = { 'data-taken': lights.wasTaken(ways) || undefined };
  if (!way || !onSend || !lights.isHeard(ways)) return <g {...marks}>{children}</g>;
  const press = () => onSend(way.type);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  };
  return (
    <g
      {...marks}
      className="press"
      role="button"
      tabIndex={0}
      aria-disabled={lights.isForbidden(ways)}
      onClick={press}
      onKeyDown={key}
    >
      {children}
    </g>
  );
};

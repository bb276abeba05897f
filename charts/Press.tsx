import type { KeyboardEvent, ReactNode } from 'react';
import type { Way } from './chart.ts';
import type { Lights } from './lights.ts';

/** What makes a part of the picture a button. */
export const asButton = (press: () => void) => ({
  role: 'button',
  tabIndex: 0,
  onClick: press,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  },
});

/** How a transition's line and label are lit. */
export const marksOf = (lights: Lights, ways: readonly Way[]) => ({
  'data-taken': lights.wasTaken(ways) || undefined,
  'data-untaken': lights.isUntaken(ways) || undefined,
  'data-uncaused': lights.whyUncaused(ways) && true,
});

export interface PressProps {
  ways: readonly Way[];
  lights: Lights;
  /** Absent where a chart is only watched. */
  onSend?: ((type: string) => void) | undefined;
  children: ReactNode;
}

/** Makes what represents a transition a button while its event is handled. */
export const Press = ({ ways, lights, onSend, children }: PressProps) => {
  const [way] = ways;
  const reason = lights.whyUncaused(ways);
  const isHeard = way && onSend && lights.isHeard(ways);
  return (
    <g
      {...marksOf(lights, ways)}
      {...(isHeard && {
        ...asButton(() => onSend(way.type)),
        className: 'press',
        'aria-disabled': lights.isForbidden(ways),
      })}
    >
      {reason && <title>{`No user can cause it: ${reason}`}</title>}
      {children}
    </g>
  );
};

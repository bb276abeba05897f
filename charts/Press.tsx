import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Asked } from '#machines/inspect/asks.ts';
import { Asks } from './Asks.tsx';
import { type Way, wayText } from './chart.ts';
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
  /** What its guards ask, where that is not only what those of the transitions ask. */
  asks?: readonly Asked[] | undefined;
  /** Absent where a chart is only watched. */
  onSend?: ((type: string) => void) | undefined;
  children: ReactNode;
}

/** Represents a transition: a button while its event is handled; its guard says what it asks under the pointer and with the focus. */
export const Press = ({ ways, lights, asks = ways.flatMap((way) => way.asks), onSend, children }: PressProps) => {
  const [place, setPlace] = useState<DOMRect>();
  const [way] = ways;
  const reason = lights.whyUncaused(ways);
  const isHeard = way && onSend && lights.isHeard(ways);
  const show = ({ currentTarget }: { currentTarget: Element }) => setPlace(currentTarget.getBoundingClientRect());
  const hide = () => setPlace(undefined);
  return (
    <g
      {...marksOf(lights, ways)}
      {...(asks.length > 0 && {
        className: 'asking',
        role: 'img',
        tabIndex: 0,
        'aria-label': ways.length > 0 ? ways.map(wayText).join('; ') : asks[0]!.guard,
        'aria-description': asks.map(({ guard, text }) => `${guard}: ${text}`).join('; '),
        onFocus: show,
        onBlur: hide,
        onPointerEnter: show,
        onPointerLeave: hide,
        onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
      })}
      {...(isHeard && {
        ...asButton(() => onSend(way.type)),
        className: 'press',
        'aria-disabled': lights.isForbidden(ways),
        'aria-label': undefined,
      })}
    >
      {reason && <title>{`No user can cause it: ${reason}`}</title>}
      {children}
      {place && <Asks asks={asks} place={place} />}
    </g>
  );
};

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { GuardCondition } from '#machines/inspect/guardConditions.ts';
import { type ChartTransition, transitionText } from './chart.ts';
import { GuardTooltip } from './GuardTooltip.tsx';
import { type Highlights, marksOf } from './highlights.ts';

interface TransitionButtonProps {
  transitions: readonly ChartTransition[];
  highlights: Highlights;
  /** The conditions of what it represents, where those are not its transitions' own. */
  conditions?: readonly GuardCondition[] | undefined;
  /** Absent where a chart is only watched. */
  onSend?: ((type: string) => void) | undefined;
  children: ReactNode;
}

/** Represents transitions of an event: a button while it can be sent. The conditions of their guard show on hover and focus. */
export const TransitionButton = ({
  transitions,
  highlights,
  conditions = transitions.flatMap((transition) => transition.conditions),
  onSend,
  children,
}: TransitionButtonProps) => {
  const [anchor, setAnchor] = useState<DOMRect>();
  const [first] = transitions;
  const show = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget.getBoundingClientRect());
  const hide = () => setAnchor(undefined);
  const attributes = {
    ...marksOf(highlights, transitions),
    ...(conditions.length > 0 && {
      'aria-description': conditions.map(({ name, text }) => `${name}: ${text}`).join('; '),
      onFocus: show,
      onBlur: hide,
      onPointerEnter: show,
      onPointerLeave: hide,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    }),
  };
  const tooltip = anchor && <GuardTooltip conditions={conditions} anchor={anchor} />;
  if (first && onSend && highlights.isOffered(transitions))
    return (
      <button
        {...attributes}
        type="button"
        className="chart-row press"
        aria-disabled={highlights.isBlocked(transitions)}
        onClick={() => onSend(first.type)}
      >
        {children}
        {tooltip}
      </button>
    );
  const focusable = conditions.length > 0 && {
    role: 'img',
    tabIndex: 0,
    'aria-label': first ? transitions.map(transitionText).join('; ') : conditions[0]!.name,
  };
  return (
    <div {...attributes} {...focusable} className="chart-row">
      {children}
      {tooltip}
    </div>
  );
};

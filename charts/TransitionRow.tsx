import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { transitionText } from './chart.ts';
import type { Row } from './diagram.ts';
import { GuardTooltip } from './GuardTooltip.tsx';
import { type Highlights, marksOf } from './highlights.ts';

export interface TransitionRowProps {
  row: Row;
  highlights: Highlights;
  /** Absent where a chart is only watched. */
  onSend?: ((type: string) => void) | undefined;
  children?: ReactNode;
}

/** A row with its event, which is a button while it can be sent. The conditions of a guard show on hover and focus. */
export const TransitionRow = ({ row, highlights, onSend, children }: TransitionRowProps) => {
  const { event, guard, text, targets, transitions, incoming = [] } = row;
  const { conditions: ofAll = transitions.flatMap((transition) => transition.conditions) } = row;
  // Transitions in one row may have the same guard.
  const conditions = [...new Map(ofAll.map((condition) => [condition.name + condition.text, condition])).values()];
  const [anchor, setAnchor] = useState<DOMRect>();
  const [first] = transitions;
  const notes = first?.words ? [{ name: event, text: first.words }, ...conditions] : conditions;
  const show = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget.getBoundingClientRect());
  const hide = () => setAnchor(undefined);
  const isOffered = first && onSend && highlights.isOffered(transitions);
  const description = notes.map((condition) => `${condition.name}: ${condition.text}`).join('; ');
  const described = description && { 'aria-description': description };
  return (
    <div
      className="chart-row"
      data-fault={row.isFault}
      {...marksOf(highlights, [...transitions, ...incoming])}
      {...(description && {
        onFocus: show,
        onBlur: hide,
        onPointerEnter: show,
        onPointerLeave: hide,
        onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
      })}
      {...(conditions.length > 0 &&
        !isOffered && {
          role: 'img',
          tabIndex: 0,
          'aria-label': first ? transitions.map(transitionText).join('; ') : conditions[0]!.name,
          ...described,
        })}
    >
      {isOffered ? (
        <button
          type="button"
          className="chart-event press"
          aria-disabled={highlights.isBlocked(transitions)}
          {...described}
          onClick={() => onSend(first.type)}
        >
          {event}
        </button>
      ) : (
        event && <b className="chart-event">{event}</b>
      )}
      {guard && ' '}
      {guard && <span className={conditions.length > 0 ? 'chart-guard' : undefined}>{guard}</span>}
      {children ?? ` ${text}`}
      {targets && ' '}
      {targets && <span className="chart-target">{targets}</span>}
      {anchor && <GuardTooltip conditions={notes} anchor={anchor} />}
    </div>
  );
};

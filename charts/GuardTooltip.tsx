import { createPortal } from 'react-dom';
import type { GuardCondition } from '#machines/inspect/guardConditions.ts';

const WIDEST = 480;

/** What is said of an event, and the conditions of its guard, above or below it on the page. */
export const GuardTooltip = ({ conditions, anchor }: { conditions: readonly GuardCondition[]; anchor: DOMRect }) => {
  const inlineSize = Math.min(WIDEST, innerWidth - 16);
  const insetInlineStart = Math.max(8, Math.min(anchor.left, innerWidth - inlineSize - 8));
  const isLow = anchor.bottom > innerHeight / 2;
  const block = isLow ? { insetBlockEnd: innerHeight - anchor.top } : { insetBlockStart: anchor.bottom };
  return createPortal(
    <div className="bench chart-tip" role="tooltip" style={{ inlineSize, insetInlineStart, ...block }}>
      <dl>
        {conditions.map(({ name, text }) => (
          <div key={name + text}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>,
    document.body,
  );
};

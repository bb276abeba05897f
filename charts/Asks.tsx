import { createPortal } from 'react-dom';
import type { Asked } from '#machines/inspect/asks.ts';

/** What each part of a guard asks. */
export const AskList = ({ asks }: { asks: readonly Asked[] }) => (
  <dl className="chart-asks">
    {asks.map(({ guard, text }) => (
      <div key={guard}>
        <dt>{guard}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const WIDEST = 480;

/** What a guard asks, above or below it on the page. */
export const Asks = ({ asks, place }: { asks: readonly Asked[]; place: DOMRect }) => {
  const inlineSize = Math.min(WIDEST, innerWidth - 16);
  const insetInlineStart = Math.max(8, Math.min(place.left, innerWidth - inlineSize - 8));
  const isLow = place.bottom > innerHeight / 2;
  const block = isLow ? { insetBlockEnd: innerHeight - place.top } : { insetBlockStart: place.bottom };
  return createPortal(
    <div className="bench chart-tip" role="tooltip" style={{ inlineSize, insetInlineStart, ...block }}>
      <AskList asks={asks} />
    </div>,
    document.body,
  );
};

import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#languages/message.ts';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';

interface PageViewProps {
  /** From 1. */
  number: number;
  /** As it is sent. */
  picture: Blob;
}

/** How wide the page is, as a multiple of what the screen has room for. */
const zooms = [1, 2, 4];

/** A page as large as the screen allows, and larger: so that one can judge whether it can be read. */
export const PageView = ({ number, picture }: PageViewProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);

  /** Keeps what is at a place of the stage there, in pixels from its top left; its middle if none is given. */
  const zoomTo = (next: number, place?: { x: number; y: number }) => {
    const { current: box } = stage;
    if (!box) return;
    const { x, y } = place ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    const across = (box.scrollLeft + x) / box.scrollWidth;
    const down = (box.scrollTop + y) / box.scrollHeight;
    flushSync(() => setLevel(next));
    box.scrollTo(across * box.scrollWidth - x, down * box.scrollHeight - y);
  };
  const press = ({ clientX, clientY, detail }: MouseEvent) => {
    const { left, top } = stage.current!.getBoundingClientRect();
    // A press with the keyboard has no place.
    zoomTo((level + 1) % zooms.length, detail > 0 ? { x: clientX - left, y: clientY - top } : undefined);
  };
  const button = (words: string, next: number) => (
    <button
      type="button"
      className="button button--outline"
      aria-disabled={zooms[next] === undefined || undefined}
      onClick={() => zooms[next] && zoomTo(next)}
    >
      {words}
    </button>
  );
  return (
    <div className="page-view">
      <div className="page-view-zoom">
        {button(t('Zoom in'), level + 1)}
        {button(t('Zoom out'), level - 1)}
      </div>
      {/* A picture begins at its left, whatever the direction of the text. */}
      <div className="page-view-stage" ref={stage} dir="ltr">
        <button
          type="button"
          className="page-view-page"
          data-largest={level === zooms.length - 1 || undefined}
          style={{ inlineSize: `${zooms[level]! * 100}%` }}
          onClick={press}
        >
          <BlobPicture blob={picture} alt={t('Page {number} as it will be sent', { number })} />
        </button>
      </div>
    </div>
  );
};

import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';

interface PageViewProps {
  /** From 1. */
  number: number;
  /** As it is sent. */
  picture: Blob;
}

/** The width of the page, as a multiple of the width of the screen. */
const zooms = [1, 2, 4];

/** An enlarged page, so that the applicant can see whether it is legible. */
export const PageView = ({ number, picture }: PageViewProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);

  /** Zooms around a place of the stage, in pixels from its top left; around its middle if none is given. */
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
    // A click by keyboard has no coordinates.
    zoomTo((level + 1) % zooms.length, detail > 0 ? { x: clientX - left, y: clientY - top } : undefined);
  };
  const button = (words: string, next: number) => (
    <Button barred={zooms[next] === undefined} onClick={() => zoomTo(next)}>
      {words}
    </Button>
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

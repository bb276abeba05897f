import type { MouseEvent } from 'react';
import { sizeInWords } from '#forms/limits.ts';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';

export interface PageCardProps {
  /** From 1. */
  number: number;
  count: number;
  /** As it is sent; not there while it is being made. */
  picture?: Blob | undefined;
  color: boolean;
  /** Something else is under way, so that nothing can be changed. */
  busy?: boolean;
  onAdjust?: (() => void) | undefined;
  onTurn?: (() => void) | undefined;
  onColor?: ((color: boolean) => void) | undefined;
  onMove?: ((by: 1 | -1) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** One page as it will be sent, and what can be done with it. */
export const PageCard = (props: PageCardProps) => {
  const { number, count, picture, color, busy, onAdjust, onTurn, onColor, onMove, onRemove } = props;
  const button = (
    words: string,
    press: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
    barred = false,
  ) => (
    <button
      type="button"
      className="button button--quiet"
      // Not disabled, so that it keeps the focus.
      aria-disabled={busy || barred || undefined}
      onClick={(event) => !busy && !barred && press?.(event)}
    >
      {words}
      <span className="vh"> page {number}</span>
    </button>
  );
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    onMove?.(by);
    // What is put elsewhere loses the focus.
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <li className="page-card">
      <div className="page-card-paper" aria-busy={!picture}>
        {picture ? <BlobPicture blob={picture} alt={`Page ${number} as it will be sent`} /> : <p>Making the page…</p>}
      </div>
      <div className="page-card-side">
        <p className="page-card-name">
          Page {number} {picture && <span className="file-size">{sizeInWords(picture.size)}</span>}
        </p>
        <label className="page-card-color">
          <input
            type="checkbox"
            checked={color}
            aria-disabled={busy}
            onChange={({ target }) => !busy && onColor?.(target.checked)}
          />
          In color<span className="vh">, page {number}</span>
        </label>
        <div className="page-card-actions">
          {button('Corners', onAdjust)}
          {button('Turn', onTurn)}
          {count > 1 && button('Earlier', move(-1), number === 1)}
          {count > 1 && button('Later', move(1), number === count)}
          {button('Remove', onRemove)}
        </div>
      </div>
    </li>
  );
};

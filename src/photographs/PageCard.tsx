import type { MouseEvent } from 'react';
import { sizeInWords } from '#forms/limits.ts';
import { t } from '#languages/message.ts';
import { Button } from '#src/components/Button.tsx';
import { Checkbox } from '#src/components/Checkbox.tsx';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';

interface PageCardProps {
  /** Its picture takes the focus by this id. */
  id: string;
  /** From 1. */
  number: number;
  count: number;
  /** As it is sent; absent while it is being made. */
  picture?: Blob | undefined;
  color: boolean;
  /** Nothing can be seen on it. */
  empty: boolean;
  /** Something is in progress, so that nothing can be changed. */
  busy?: boolean;
  onView?: (() => void) | undefined;
  onAdjust?: (() => void) | undefined;
  onRotate?: (() => void) | undefined;
  onColor?: ((color: boolean) => void) | undefined;
  onMove?: ((by: 1 | -1) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** One page as it will be sent, and what can be done with it. */
export const PageCard = (props: PageCardProps) => {
  const { id, number, count, picture, color, empty, busy, onView, onAdjust, onRotate, onColor, onMove, onRemove } =
    props;
  const button = (words: string, press?: (event: MouseEvent<HTMLButtonElement>) => void, barred?: boolean) => (
    <Button look="quiet" barred={busy || barred} onClick={press}>
      <span>{words}</span> <span className="vh">{t('page {number}', { number })}</span>
    </Button>
  );
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    onMove?.(by);
    // An element that is moved in the document loses the focus.
    requestAnimationFrame(() => currentTarget.focus());
  };
  const warning = empty && picture ? `${id}-empty` : undefined;
  return (
    <li className="page-card">
      <button
        type="button"
        className="page-card-paper"
        id={id}
        aria-busy={!picture}
        aria-describedby={warning}
        // Not disabled, so that it keeps the focus.
        aria-disabled={busy || !picture || undefined}
        onClick={() => picture && !busy && onView?.()}
      >
        {picture ? (
          <BlobPicture blob={picture} alt={t('Page {number} as it will be sent', { number })} />
        ) : (
          <span>{t('Making the page…')}</span>
        )}
        {picture && (
          <span className="page-card-view">
            <span>{t('Enlarge')}</span> <span className="vh">{t('page {number}', { number })}</span>
          </span>
        )}
      </button>
      <div>
        <p className="page-card-name">
          <span>{t('Page {number}', { number })}</span>{' '}
          {picture && <span className="file-size">{sizeInWords(picture.size)}</span>}
        </p>
        {warning && (
          <p className="page-card-empty" id={warning}>
            <strong>{t('This page looks empty.')}</strong>{' '}
            <span>{t('Enlarge it to check. If nothing is on it, remove it and take the photo again.')}</span>
          </p>
        )}
        <Checkbox
          label={t('In color')}
          checked={color}
          aria-disabled={busy}
          onChange={({ target }) => !busy && onColor?.(target.checked)}
        >
          <span className="vh">{t(', ') + t('page {number}', { number })}</span>
        </Checkbox>
        <div className="page-card-actions">
          {button(t('Adjust corners'), onAdjust)}
          {button(t('Rotate'), onRotate)}
          {count > 1 && button(t('Move up'), move(-1), number === 1)}
          {count > 1 && button(t('Move down'), move(1), number === count)}
          {button(t('Remove'), onRemove)}
        </div>
      </div>
    </li>
  );
};

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { message, t } from '#languages/message.ts';
import { type Corners, cornerInPhotograph, mapCorners, type Spot } from '#machines/photographsTypes.ts';
import { BlobPicture } from '#src/photographs/BlobPicture.tsx';
import { clamp, isConvex } from '#src/photographs/imaging/quadrilateral.ts';

interface CornerEditorProps {
  /** The photograph, small. */
  view: Blob;
  corners: Corners;
  /** By how many quarter turns the page was rotated. */
  turns?: number | undefined;
  onMove?: ((corners: Corners) => void) | undefined;
}

const names = [
  message('Top left corner'),
  message('Top right corner'),
  message('Bottom right corner'),
  message('Bottom left corner'),
];
const STEP = 0.01;
const arrows: Record<string, Spot> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const percent = (value: number) => Math.round(value * 100);

/** A photograph with its paper's four corners, each to be moved by finger, mouse or arrow keys. */
export const CornerEditor = ({ view, corners, turns = 0, onMove }: CornerEditorProps) => {
  const stage = useRef<HTMLDivElement>(null);
  // By its place in the photograph, which is shown as it was taken.
  const nameOf = (index: number) => names[cornerInPhotograph(index, turns)]!();
  const held = useRef<Spot>(undefined);

  const moveTo = (index: number, { x, y }: Spot) => {
    const moved = mapCorners(corners, (corner, i) => (i === index ? { x: clamp(x), y: clamp(y) } : corner));
    if (isConvex(moved)) onMove?.(moved);
  };
  const press = (index: number) => (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = corners[index]!;
    // The distance between finger and corner stays the same during the drag.
    held.current = { x: x - (event.clientX - left) / width, y: y - (event.clientY - top) / height };
  };
  const drag = (index: number) => (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    moveTo(index, {
      x: held.current.x + (event.clientX - left) / width,
      y: held.current.y + (event.clientY - top) / height,
    });
  };
  const release = () => {
    held.current = undefined;
  };
  const key = (index: number) => (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const { x, y } = corners[index]!;
    moveTo(index, { x: x + by.x, y: y + by.y });
  };
  return (
    <div className="corners" role="group" aria-label={t('The paper’s corners')}>
      <div className="corners-stage" ref={stage}>
        <BlobPicture blob={view} alt={t('The photograph')} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path className="corners-shade" d={`M0 0H1V1H0ZM${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
          <path className="corners-line" d={`M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
        </svg>
        {corners.map(({ x, y }, i) => (
          <div
            key={names[i]!()}
            className="corner"
            role="slider"
            tabIndex={0}
            aria-label={nameOf(i)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent(x)}
            aria-valuetext={t('{x} % from the left, {y} % from the top', { x: percent(x), y: percent(y) })}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onPointerDown={press(i)}
            onPointerMove={drag(i)}
            onPointerUp={release}
            onPointerCancel={release}
            onKeyDown={key(i)}
          />
        ))}
      </div>
    </div>
  );
};

import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const [SMALLEST, LARGEST, STEP] = [0.05, 2, 1.2];
const within = (zoom: number) => Math.min(LARGEST, Math.max(SMALLEST, zoom));

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const pictureIn = (frame: HTMLElement) => frame.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();

const middleOf = (frame: HTMLElement): Point => {
  const { left, top } = frame.getBoundingClientRect();
  return { x: left + frame.clientWidth / 2, y: top + frame.clientHeight / 2 };
};

/** How large a chart is shown: by buttons, by Ctrl and the wheel at the pointer, by + - F 0 while its frame has the focus. */
export const useZoom = (frame: RefObject<HTMLElement | null>, size: Size | undefined) => {
  const [chosen, setChosen] = useState<number | 'fit'>();
  const [room, setRoom] = useState<Size>();
  /** What stays under which point of the page, as parts of the picture. */
  const held = useRef<{ part: Point; at: Point }>(undefined);
  const [across, down] = size && room ? [room.width / size.width, room.height / size.height] : [1, 1];
  // Text smaller than this is not worth seeing the whole width at once.
  const atFirst = Math.max(0.8, Math.min(1, across));
  const zoom = chosen === 'fit' ? within(Math.min(across, down)) : (chosen ?? atFirst);

  const by = (factor: number, pointer?: Point) => {
    const next = within(zoom * factor);
    if (!frame.current || next === zoom) return;
    const at = pointer ?? middleOf(frame.current);
    const { left, top, width, height } = pictureIn(frame.current);
    held.current = { at, part: { x: (at.x - left) / width, y: (at.y - top) / height } };
    setChosen(next);
  };
  /** Scrolls what was zoomed at back to where it was; false when nothing was. */
  const hold = () => {
    if (!held.current || !frame.current) return false;
    const { at, part } = held.current;
    const { left, top, width, height } = pictureIn(frame.current);
    frame.current.scrollBy(left + part.x * width - at.x, top + part.y * height - at.y);
    held.current = undefined;
    return true;
  };
  const fit = () => setChosen('fit');

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A notch of a wheel is a step, a pinch of two fingers comes in many small parts of one.
    by(STEP ** Math.max(-1, Math.min(1, -event.deltaY / 100)), { x: event.clientX, y: event.clientY });
  });
  // Before the first paint, so that no chart is seen in a size it does not keep.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth - 2, height: element.clientHeight - 2 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // React listens passively, and the page would zoom as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') by(STEP);
    else if (event.key === '-') by(1 / STEP);
    else if (event.key === 'f') fit();
    else if (event.key === '0') setChosen(undefined);
    else return;
    event.preventDefault();
  };
  return {
    isMeasured: room !== undefined,
    zoom,
    hold,
    onKeyDown,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    fit,
  };
};

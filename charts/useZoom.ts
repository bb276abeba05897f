import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Point, Size } from './layout.ts';

const [SMALLEST, LARGEST, STEP] = [0.05, 2, 1.2];
// Smaller text is not worth seeing the whole chart.
const READABLE = 0.7;

/**
 * How large a chart is shown: by buttons, by Ctrl and the wheel at the pointer, by + - F 0 while its frame has the focus. What is
 * sought is shown as large as it can be read.
 */
export const useZoom = (frame: HTMLElement | null, size: Size | undefined, sought: readonly unknown[]) => {
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState(sought);
  const whole = () => (frame && size ? Math.min(frame.clientWidth / size.width, frame.clientHeight / size.height) : 1);
  const initial = () => Math.max(READABLE, Math.min(1, whole()));
  const zoom = chosen ?? initial();
  if (shown !== sought) {
    setShown(sought);
    if (sought.length > 0 && zoom < READABLE) setChosen(READABLE);
  }

  /** What is at this point of the frame stays there. */
  const zoomTo = (wanted: number, at?: Point) => {
    if (!frame) return;
    const next = Math.min(LARGEST, Math.max(SMALLEST, wanted));
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
    const { x, y } = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
    flushSync(() => setChosen(next));
    frame.scrollTo(((scrollLeft + x) * next) / zoom - x, ((scrollTop + y) * next) / zoom - y);
  };
  const larger = () => zoomTo(zoom * STEP);
  const smaller = () => zoomTo(zoom / STEP);
  const fit = () => size && zoomTo(whole());

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!frame || (!event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    const { left, top } = frame.getBoundingClientRect();
    // A notch of a wheel is a step, a pinch of two fingers comes in many small parts of one.
    const steps = Math.max(-1, Math.min(1, -event.deltaY / 100));
    zoomTo(zoom * STEP ** steps, { x: event.clientX - left, y: event.clientY - top });
  });
  useEffect(() => {
    // React listens passively, and the page would zoom as well.
    frame?.addEventListener('wheel', onWheel, { passive: false });
    return () => frame?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const keys: Record<string, () => void> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    f: fit,
    0: () => zoomTo(initial()),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  return { zoom, onKeyDown, larger, smaller, fit };
};

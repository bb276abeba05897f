import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

const [SMALLEST, LARGEST, STEP] = [0.3, 2, 1.2];
const within = (zoom: number) => Math.min(LARGEST, Math.max(SMALLEST, zoom));

/** How large a chart is shown: by buttons, by Ctrl and the wheel, by + - 0 while its frame has the focus. */
export const useZoom = (frame: RefObject<HTMLElement | null>, width: number | undefined) => {
  const [chosen, setChosen] = useState<number>();
  const [room, setRoom] = useState(0);
  const fitting = width && room ? within(Math.min(1, room / width)) : 1;
  // Text smaller than this is not worth seeing the whole width at once.
  const zoom = chosen ?? Math.max(0.8, fitting);
  const by = (factor: number) => setChosen(within(zoom * factor));

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth - 2));
    observer.observe(element);
    // React listens passively, and the page would zoom as well.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setChosen((before) => within((before ?? 1) * (event.deltaY < 0 ? STEP : 1 / STEP)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') by(STEP);
    else if (event.key === '-') by(1 / STEP);
    else if (event.key === '0') setChosen(undefined);
    else return;
    event.preventDefault();
  };
  return {
    zoom,
    onKeyDown,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    fit: () => setChosen(fitting),
    reset: () => setChosen(undefined),
  };
};

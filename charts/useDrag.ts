import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The pointer may move so far in a click, in pixels. */
const TOLERANCE = 4;

/** Scrolls by dragging with a mouse or a pen; a finger scrolls by itself. */
export const useDrag = () => {
  const drag = useRef({ x: 0, y: 0, left: 0, top: 0, moving: false });
  return {
    onPointerDown: ({ clientX: x, clientY: y, currentTarget: { scrollLeft: left, scrollTop: top } }: PointerEvent) => {
      drag.current = { x, y, left, top, moving: false };
    },
    onPointerMove: ({ clientX, clientY, buttons, pointerType, pointerId, currentTarget }: PointerEvent) => {
      if (buttons !== 1 || pointerType === 'touch') return;
      const { x, y, left, top, moving } = drag.current;
      if (!moving && Math.hypot(clientX - x, clientY - y) < TOLERANCE) return;
      drag.current.moving = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollTo(left + x - clientX, top + y - clientY);
    },
    // The end of a drag is no click.
    onClickCapture: (event: MouseEvent) => {
      if (drag.current.moving) event.stopPropagation();
    },
  };
};

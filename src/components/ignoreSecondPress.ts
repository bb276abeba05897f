import type { MouseEvent } from 'react';

let last: MouseEvent | undefined;

/** Whether a tap follows another one at once, in the same place. A phone counts each as the first. */
const isSecondTap = (event: MouseEvent, before: MouseEvent): boolean =>
  (event.nativeEvent as PointerEvent).pointerType === 'touch' &&
  event.timeStamp - before.timeStamp < 500 &&
  Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 30 &&
  // What a label was pressed for is pressed with it.
  (before.target as Element).closest('label')?.control !== event.target;

/** For `onClickCapture`: the second half of a double press was meant for what stood there before. */
export const ignoreSecondPress = (event: MouseEvent): void => {
  if (event.detail < 2 && !(last && isSecondTap(event, last))) {
    last = event;
    return;
  }
  event.preventDefault();
  event.stopPropagation();
};

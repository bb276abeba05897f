import type { MouseEvent } from 'react';

let last: Pick<MouseEvent, 'timeStamp' | 'clientY'> = { timeStamp: 0, clientY: 0 };

/** For `onClickCapture`: the second half of a double press was meant for what stood there before. */
export const ignoreSecondPress = (event: MouseEvent): void => {
  const { timeStamp, clientY } = last;
  last = event;
  // A phone counts each tap as the first.
  const isTap = (event.nativeEvent as PointerEvent).pointerType === 'touch';
  if (event.detail < 2 && !(isTap && event.timeStamp - timeStamp < 500 && Math.abs(event.clientY - clientY) < 30))
    return;
  event.preventDefault();
  event.stopPropagation();
};

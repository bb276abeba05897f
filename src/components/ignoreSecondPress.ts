import type { MouseEvent } from 'react';

/** For `onClickCapture`: the second half of a double press was meant for what stood there before. */
export const ignoreSecondPress = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

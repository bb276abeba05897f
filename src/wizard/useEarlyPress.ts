import { useEffect } from 'react';
import { takeEarlyPress } from '#src/frame/earlyPress.ts';

/** Connects a click that came before the page was alive. */
export const useEarlyPress = (): void => {
  useEffect(() => takeEarlyPress()?.click(), []);
};

import { useEffect, useEffectEvent } from 'react';
import { stayAtBack } from '#src/frame/navigation/back.ts';

/** While this is shown, the browser's Back and Forward stay on the page: `onBack` decides what they do. */
export const useBack = (onBack: () => void): void => {
  const goBack = useEffectEvent(onBack);
  useEffect(() => stayAtBack(() => goBack()), []);
};

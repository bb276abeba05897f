import { type RefObject, useState } from 'react';
import { useInView } from '#src/pages/home/carousel/useInView.ts';

/** Whether pictures move on by themselves: unless the visitor stopped them, points at them, or looks elsewhere. */
export function usePlaying(region: RefObject<HTMLElement | null>, calm: boolean) {
  const [chosen, choose] = useState<boolean>();
  const [held, hold] = useState(false);
  const inSight = useInView(region);
  const wanted = chosen ?? !calm;

  return { wanted, playing: wanted && !held && inSight, choose, hold };
}

import { useEffect } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';

const useBroadcast = (actor: AnyActorRef): void => {
  useEffect(() => {
    const started = import('#src/live/broadcast.ts').then(({ broadcast }) => broadcast(actor as AnyActor));
    return () => void started.then((stop) => stop());
  }, [actor]);
};

/**
 * On the development server, sends each snapshot of a machine and of those it invokes to /charts/ in another window.
 * A build for production leaves the whole of it out.
 */
export const useLiveChart: typeof useBroadcast = import.meta.env.DEV ? useBroadcast : () => undefined;

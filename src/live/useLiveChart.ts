import { useEffect } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';

// A build for production has neither the module nor its name.
const broadcasting = import.meta.env.DEV ? () => import('#src/live/broadcast.ts') : undefined;

/** On the development server, sends each snapshot of a machine and of those it invokes to /charts.html in another window. */
export const useLiveChart = (actor: AnyActorRef | undefined): void => {
  useEffect(() => {
    if (!broadcasting || !actor) return undefined;
    const started = broadcasting().then(({ broadcast }) => broadcast(actor as AnyActor));
    return () => void started.then((stop) => stop());
  }, [actor]);
};

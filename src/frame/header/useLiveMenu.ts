import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { menuMachine } from '#machines/menu.ts';
import { whenIdle } from '#src/frame/whenIdle.ts';
import { useLiveChart } from '#src/live/useLiveChart.ts';

const nothing = () => undefined;

/** The menu's actor once its machine has been loaded, its snapshot, and `load`, which loads the machine at once. */
export function useLiveMenu(menu: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>) {
  const [actor, setActor] = useState<ActorRefFrom<typeof menuMachine>>();
  const loading = useRef<Promise<void>>(undefined);
  const subscribe = useCallback(
    (onSnapshot: () => void) => {
      const subscription = actor?.subscribe(onSnapshot);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  useLiveChart(actor);
  const snapshot = useSyncExternalStore(subscribe, () => actor?.getSnapshot(), nothing);

  const load = useCallback(() => {
    loading.current ??= import('#src/frame/header/liveMenu.ts').then(
      async ({ startMenu }) => {
        if (menu.current && opener.current) setActor(await startMenu(menu.current, opener.current));
      },
      // The menu then stays as it works without script.
      () => undefined,
    );
  }, [menu, opener]);

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) load();
    void whenIdle(load);
  }, [load, menu]);

  return { actor, snapshot, load };
}

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#src/frame/whenIdle.ts';
import { useLiveChart } from '#src/live/useLiveChart.ts';

type Module = typeof import('#src/frame/header/liveMenu.ts');
type Live = Pick<Module, 'showPanel' | 'watchOutside'> & { actor: Awaited<ReturnType<Module['startMenu']>> };

const nothing = () => undefined;

/** The menu's machine and what goes with it, once it has arrived, and `load`, which does not wait for an idle moment. */
export function useLiveMenu(menu: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<Live>();
  const loading = useRef<Promise<void>>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live?.actor.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [live],
  );
  useLiveChart(live?.actor);
  const snapshot = useSyncExternalStore(subscribe, () => live?.actor.getSnapshot(), nothing);

  const load = useCallback(() => {
    loading.current ??= import('#src/frame/header/liveMenu.ts').then(
      async ({ startMenu, ...module }) => {
        if (menu.current) setLive({ ...module, actor: await startMenu(menu.current) });
      },
      // Without it the browser alone goes on running the menu.
      () => undefined,
    );
  }, [menu]);

  useEffect(() => {
    if (menu.current?.matches(':popover-open')) load();
    void whenIdle(load);
  }, [load, menu]);

  return { live, snapshot, load };
}

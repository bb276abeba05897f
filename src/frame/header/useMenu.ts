import { useEffect, useEffectEvent, useRef } from 'react';
import type { MenuEvent } from '#machines/menuTypes.ts';
import { useLiveMenu } from '#src/frame/header/useLiveMenu.ts';

/** The top menu as its machine has it. Until that has arrived the browser alone runs the menu: `live` is false. */
export function useMenu() {
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { live, snapshot, load } = useLiveMenu(menu);

  const send = (event: MenuEvent) => live?.actor.send(event);
  const open = snapshot?.matches({ narrow: 'open' }) ?? false;
  const group = snapshot?.context.group;

  useEffect(() => {
    if (!live) return undefined;
    const resize = () => live.actor.send({ type: 'RESIZE', width: window.innerWidth });
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [live]);

  const choose = () => {
    if (live) send({ type: 'CHOOSE' });
    else menu.current?.hidePopover?.();
  };
  // A menu belongs to the page it was opened on; its links close it themselves.
  const leavePage = useEffectEvent(choose);
  useEffect(() => {
    const leave = () => leavePage();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  useEffect(() => {
    if (!live || !open || !menu.current) return undefined;
    return live.showPanel(menu.current, opener.current, closer.current);
  }, [live, open]);

  const dropped = group !== undefined && !open;
  useEffect(() => {
    if (!live || !dropped || !nav.current) return undefined;
    return live.watchOutside(nav.current, () => live.actor.send({ type: 'CLOSE' }));
  }, [live, dropped]);

  /** Closes and puts focus back on the button that opened. */
  const leave = () => {
    if (!open) menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    send({ type: 'CLOSE' });
  };

  return { live: live !== undefined, open, group, opener, closer, menu, nav, load, send, choose, leave };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { MenuEvent } from '#machines/menuTypes.ts';
import { showPanel } from '#src/frame/header/showPanel.ts';
import { watchSize } from '#src/frame/header/sizeOfWindow.ts';
import { useLiveMenu } from '#src/frame/header/useLiveMenu.ts';
import { watchOutside } from '#src/frame/header/watchOutside.ts';
import { askAtBack } from '#src/frame/navigation/back.ts';

/** The state of the top menu. `isLive` is false until its machine has been loaded: the browser alone runs the menu meanwhile. */
export function useMenu() {
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { actor, snapshot, load } = useLiveMenu(menu, opener);

  const send = (event: MenuEvent) => actor?.send(event);
  const open = snapshot?.matches({ narrow: 'open' }) ?? false;
  const group = snapshot?.context.group;

  useEffect(() => {
    if (!actor || !opener.current) return undefined;
    return watchSize(opener.current, (size) => actor.send(size));
  }, [actor]);

  const choose = () => {
    if (actor) send({ type: 'CHOOSE' });
    else menu.current?.hidePopover?.();
  };
  // Back and Forward close the menu; a link in the menu closes it itself.
  const leavePage = useEffectEvent(choose);
  useEffect(
    () =>
      askAtBack(() => {
        leavePage();
        return false;
      }),
    [],
  );

  useEffect(() => {
    if (!open || !menu.current) return undefined;
    return showPanel(menu.current, opener.current, closer.current);
  }, [open]);

  const dropped = group !== undefined && !open;
  useEffect(() => {
    if (!actor || !dropped || !nav.current) return undefined;
    return watchOutside(nav.current, () => actor.send({ type: 'CLOSE' }));
  }, [actor, dropped]);

  /** Closes and moves the focus back to the button that opened. */
  const leave = () => {
    if (!open) menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    send({ type: 'CLOSE' });
  };

  return { isLive: actor !== undefined, open, group, opener, closer, menu, nav, load, send, choose, leave };
}

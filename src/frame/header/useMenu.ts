import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { menuMachine } from '#machines/menu.ts';
import type { MenuEvent } from '#machines/menuTypes.ts';
import { showPanel } from '#src/frame/header/showPanel.ts';
import { watchOutside } from '#src/frame/header/watchOutside.ts';
import { watchSize } from '#src/frame/header/watchSize.ts';
import { askAtBack } from '#src/frame/navigation/back.ts';
import { useLiveChart } from '#src/live/useLiveChart.ts';

/** The state of the top menu. The browser alone runs the menu until `isLive`. */
export function useMenu() {
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);
  const actor = useActorRef(menuMachine);
  const open = useSelector(actor, (snapshot) => snapshot.matches({ narrow: 'open' }));
  const group = useSelector(actor, ({ context }) => context.group);
  const [isLive, setLive] = useState(false);
  const send = (event: MenuEvent) => actor.send(event);
  useLiveChart(actor);

  useEffect(() => {
    if (!opener.current) return undefined;
    return watchSize(opener.current, (size) => actor.send(size));
  }, [actor]);

  /** Puts the machine in the state in which the browser shows the menu. */
  const takeOver = () => {
    if (isLive) return;
    // `:popover-open` is an error in a browser that knows no popovers.
    if (menu.current?.popover && closer.current?.offsetWidth) send({ type: 'OPEN' });
    const groups = nav.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const shown = [...groups].find(({ offsetWidth }) => offsetWidth > 0)?.dataset.group;
    // The click that it takes over at may have opened the group.
    if (shown && shown !== actor.getSnapshot().context.group) send({ type: 'TOGGLE', group: shown });
    setLive(true);
  };
  // The group under the mouse is the browser's until the mouse leaves or clicks: the machine would keep it open, or close it at a click.
  const takeOverUnlessHovered = useEffectEvent(() => {
    if (!nav.current?.matches(':hover') || !matchMedia('(hover: hover)').matches) takeOver();
  });
  useEffect(() => takeOverUnlessHovered(), []);

  const choose = () => {
    send({ type: 'CHOOSE' });
    menu.current?.hidePopover?.();
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
    if (!dropped || !nav.current) return undefined;
    return watchOutside(nav.current, () => actor.send({ type: 'CLOSE' }));
  }, [actor, dropped]);

  /** Closes and moves the focus back to the button that opened. */
  const leave = () => {
    if (!open) menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    send({ type: 'CLOSE' });
  };

  return { isLive, open, group, opener, closer, menu, nav, takeOver, send, choose, leave };
}

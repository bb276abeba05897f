import { createActor } from 'xstate';
import { menuMachine } from '#machines/menu.ts';

export { showPanel } from '#src/frame/showPanel.ts';
export { watchOutside } from '#src/frame/watchOutside.ts';

// Loaded when someone reaches for the menu, or once the page has time: nobody waits for it.

/** Starts the menu's machine for this window, and takes over what the browser alone has opened in `menu` so far. */
export function startMenu(menu: HTMLElement) {
  const actor = createActor(menuMachine).start();
  actor.send({ type: 'RESIZE', width: window.innerWidth });
  if (menu.matches(':popover-open')) actor.send({ type: 'OPEN' });
  const group = menu.querySelector<HTMLElement>('.menu__group:focus-within')?.dataset.group;
  if (group) actor.send({ type: 'TOGGLE', group });
  return actor;
}

import { createActor } from 'xstate';
import { menuMachine } from '#machines/menu.ts';

export { showPanel } from '#src/frame/header/showPanel.ts';
export { watchOutside } from '#src/frame/header/watchOutside.ts';

// Loaded when the menu is pointed at or focused, or when the browser is idle.

/**
 * Resolves once no mouse is over the groups, or it has clicked there. Until the machine runs, CSS opens the group that is pointed
 * at: a machine that started then would close it under the pointer, or take the next click for one that closes.
 */
const pointedElsewhere = (menu: HTMLElement) =>
  new Promise<void>((resolve) => {
    const groups = menu.querySelector('.menu__groups:hover');
    if (!groups || !matchMedia('(hover: hover)').matches) return resolve();
    groups.addEventListener('pointerleave', () => resolve(), { once: true });
    groups.addEventListener('click', () => setTimeout(resolve), { once: true });
  });

/** Starts the menu's machine for this window, and takes over what the browser alone has opened in `menu` so far. */
export async function startMenu(menu: HTMLElement) {
  await pointedElsewhere(menu);
  const actor = createActor(menuMachine).start();
  actor.send({ type: 'RESIZE', width: window.innerWidth });
  if (menu.matches(':popover-open')) actor.send({ type: 'OPEN' });
  const shown = [...menu.querySelectorAll('.menu__children')].find((links) => links.checkVisibility());
  const group = shown?.closest<HTMLElement>('.menu__group')?.dataset.group;
  if (group) actor.send({ type: 'TOGGLE', group });
  return actor;
}

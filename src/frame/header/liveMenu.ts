import { createActor } from 'xstate';
import { menuMachine } from '#machines/menu.ts';

export { showPanel } from '#src/frame/header/showPanel.ts';
export { watchOutside } from '#src/frame/header/watchOutside.ts';

// Loaded when someone reaches for the menu, or once the page has time: nobody waits for it.

/**
 * Resolves once no mouse is over the groups, or it has clicked there. The browser alone opens what is pointed at: a machine
 * that came in between would close it under the pointer, or take the click that follows for one that closes.
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

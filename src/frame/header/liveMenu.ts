import { createActor } from 'xstate';
import { menuMachine } from '#machines/menu.ts';
import { sizeOfWindow } from '#src/frame/header/sizeOfWindow.ts';

// Loaded when the menu is pointed at or focused, or when the browser is idle.

/**
 * Resolves when no mouse is over the groups, or after a click on them. Before the machine runs, CSS opens the group under the mouse:
 * a machine that starts at that moment would close the group, or would take the next click as one that closes it.
 */
const mouseIsElsewhere = (menu: HTMLElement) =>
  new Promise<void>((resolve) => {
    const groups = menu.querySelector('.menu__groups:hover');
    if (!groups || !matchMedia('(hover: hover)').matches) return resolve();
    groups.addEventListener('pointerleave', () => resolve(), { once: true });
    groups.addEventListener('click', () => setTimeout(resolve), { once: true });
  });

/** Starts the menu's machine for this window, in the state in which the browser shows `menu` and the button that opens it. */
export async function startMenu(menu: HTMLElement, opener: HTMLElement) {
  await mouseIsElsewhere(menu);
  const actor = createActor(menuMachine).start();
  actor.send(sizeOfWindow(opener));
  if (menu.matches(':popover-open')) actor.send({ type: 'OPEN' });
  const shown = [...menu.querySelectorAll('.menu__children')].find((links) => links.checkVisibility());
  const group = shown?.closest<HTMLElement>('.menu__group')?.dataset.group;
  if (group) actor.send({ type: 'TOGGLE', group });
  return actor;
}

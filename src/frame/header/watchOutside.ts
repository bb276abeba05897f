/** Calls back when a press or the focus is outside an element, until the returned undo is called. */
export function watchOutside(inside: HTMLElement, onOutside: () => void) {
  const onEvent = ({ target }: Event) => {
    if (target instanceof Node && !inside.contains(target)) onOutside();
  };
  document.addEventListener('pointerdown', onEvent);
  document.addEventListener('focusin', onEvent);
  return () => {
    document.removeEventListener('pointerdown', onEvent);
    document.removeEventListener('focusin', onEvent);
  };
}

/** Tells when a pointer or the focus goes to the page beside an element, until the returned undo is called. */
export function watchOutside(inside: HTMLElement, onOutside: () => void) {
  const look = ({ target }: Event) => {
    if (target instanceof Node && !inside.contains(target)) onOutside();
  };
  document.addEventListener('pointerdown', look);
  document.addEventListener('focusin', look);
  return () => {
    document.removeEventListener('pointerdown', look);
    document.removeEventListener('focusin', look);
  };
}

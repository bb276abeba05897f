import { inertOutside } from '#src/frame/header/inertOutside.ts';

/**
 * Shows the slide-in panel above the page, which is inert meanwhile, and moves the focus inside. Returns the undo, which moves
 * the focus back to the button that opened the panel.
 */
export function showPanel(panel: HTMLElement, opener: HTMLElement | null, closer: HTMLElement | null) {
  if (!panel.matches(':popover-open')) panel.showPopover();
  const release = inertOutside(panel);
  if (!panel.contains(document.activeElement)) closer?.focus();

  return () => {
    release();
    if (panel.matches(':popover-open')) panel.hidePopover();
    focusButton(opener);
  };
}

/** Focuses the button, or the page's heading if a resize has hidden the button. */
function focusButton(button: HTMLElement | null) {
  if (button?.offsetWidth) return button.focus();
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

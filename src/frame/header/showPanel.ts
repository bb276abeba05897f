import { inertOutside } from '#src/frame/header/inertOutside.ts';
import { focusPageStart } from '#src/frame/navigation/pageStart.ts';

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
    // A resize may have hidden the button.
    if (opener?.offsetWidth) opener.focus();
    else focusPageStart();
  };
}

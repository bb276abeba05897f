import type { MenuEvent } from '#machines/menuTypes.ts';

/** The style sheets decide which windows have the slide-in menu: those that show the button which opens it. */
export const sizeOfWindow = (opener: HTMLElement): MenuEvent => ({
  type: 'RESIZE',
  width: window.innerWidth,
  narrow: opener.offsetWidth > 0,
});

/** Calls back when the window's size or the visitor's font size changes, until the returned undo is called. */
export function watchSize(opener: HTMLElement, onResize: (size: MenuEvent) => void) {
  const notify = () => onResize(sizeOfWindow(opener));
  // Chromium does not tell a media query's listeners of each change of the font size.
  const observer = new ResizeObserver(notify);
  observer.observe(opener);
  window.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', notify);
  };
}

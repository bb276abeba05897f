import type { MenuEvent } from '#machines/menuTypes.ts';

/** Calls back at once, and when the window's size or the visitor's font size changes, until the returned undo is called. */
export function watchSize(opener: HTMLElement, onResize: (size: MenuEvent) => void) {
  // The style sheets decide which windows have the slide-in menu: those that show the button which opens it.
  const notify = () => onResize({ type: 'RESIZE', width: window.innerWidth, narrow: opener.offsetWidth > 0 });
  notify();
  // Chromium does not tell a media query's listeners of each change of the font size.
  const observer = new ResizeObserver(notify);
  observer.observe(opener);
  window.addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', notify);
  };
}

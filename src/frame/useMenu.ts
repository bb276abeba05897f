import { useCallback, useEffect, useRef, useState } from 'react';
import { inertOutside } from '#src/frame/inertOutside.ts';

interface Shown {
  /** A menu belongs to the page it was opened on. */
  path: string;
  open: boolean;
  group?: string;
}

/** The state of the top menu: whether the slide-in panel is open, and which group is. */
export function useMenu(path: string) {
  const [shown, setShown] = useState<Shown>({ path, open: false });
  const { open, group } = shown.path === path ? shown : { open: false, group: undefined };
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const nav = useRef<HTMLElement>(null);

  const close = useCallback(() => setShown({ path, open: false }), [path]);

  useEffect(() => {
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [close]);

  useEffect(() => {
    if (!group || open) return undefined;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [group, open, close]);

  useEffect(() => {
    if (!open || !menu.current) return undefined;
    const button = opener.current;
    const release = inertOutside(menu.current);
    closer.current?.focus();
    return () => {
      release();
      focusAfter(button);
    };
  }, [open]);

  const leave = () => {
    if (!open) menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  };

  return {
    open,
    group,
    opener,
    closer,
    menu,
    nav,
    close,
    /** Closes and puts focus back on the button that opened. */
    leave,
    show: () => setShown({ path, open: true }),
    toggle: (label: string) => setShown(group === label ? { path, open } : { path, open, group: label }),
  };
}

/** The button that opened the panel takes focus back. A resize may have hidden it: then the heading does. */
function focusAfter(button: HTMLElement | null) {
  if (button?.checkVisibility()) return button.focus();
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

let onTraverse: (() => void) | undefined;

// A window calls its listeners in the order they were added: this one precedes the router's, which imports it.
if (typeof window !== 'undefined') window.addEventListener('popstate', () => onTraverse?.(), { capture: true });

/**
 * Until it is ended, the browser's Back and Forward do not leave the page: its entry is put back before the router reads
 * the address, and `onTry` is called. Returns the way to end it.
 */
export function hold(onTry: () => void) {
  const { state } = window.history;
  const { href } = window.location;
  onTraverse = () => {
    window.history.pushState(state, '', href);
    onTry();
  };
  return () => {
    onTraverse = undefined;
  };
}

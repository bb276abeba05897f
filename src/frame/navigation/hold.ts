let onTraverse: (() => void) | undefined;

// A window calls its listeners in the order they were added: this one precedes the router's, which imports it.
if (typeof window !== 'undefined') window.addEventListener('popstate', () => onTraverse?.(), { capture: true });

/**
 * Prevents Back and Forward from leaving the page: its entry is added again before the router reads the address, and `onTry` is
 * called. Returns a function that ends this.
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

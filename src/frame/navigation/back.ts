/** Called at Back and at Forward. True: this has decided where the page stays. */
type OnBack = () => boolean;

const asked: OnBack[] = [];

// A window calls its listeners in the order they were added: this one precedes the router's, which imports it.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => void asked.toReversed().some((onBack) => onBack()), { capture: true });

/**
 * Asks at each Back and Forward, before the router reads the address. Who came last is asked first; one who decides is the last that
 * is asked. Returns a function that ends this.
 */
export const askAtBack = (onBack: OnBack): (() => void) => {
  asked.push(onBack);
  return () => void asked.splice(asked.indexOf(onBack), 1);
};

/** Keeps the page at Back and Forward: its entry is added again, and `onTry` is called. Returns a function that ends this. */
export const stayAtBack = (onTry: () => void): (() => void) => {
  const { state } = window.history;
  const { href } = window.location;
  return askAtBack(() => {
    window.history.pushState(state, '', href);
    onTry();
    return true;
  });
};

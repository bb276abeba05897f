import type { Page } from 'playwright-core';

export interface Counts {
  commits: number;
  components: number;
  mutations: number;
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

declare global {
  interface Window {
    counts: Counts;
  }
}

/** Runs in the page before React: counts what React commits and what changes in the document. */
const count = () => {
  const counts = { commits: 0, components: 0, mutations: 0 };
  // React's tags of function components, class components, contexts' users, forwardRef and memo.
  const components = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const visit = (fiber: Fiber, before: Fiber | null) => {
    if (fiber === before) return;
    if (components.has(fiber.tag) && fiber.flags & PERFORMED_WORK) counts.components += 1;
    if (fiber.child === before?.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child, child.alternate);
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      counts.commits += 1;
      visit(current, current.alternate);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, counts });
  new MutationObserver((records) => {
    counts.mutations += records.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
};

export const countFromTheStart = (page: Page): Promise<unknown> => page.addInitScript(count);

export const countsOf = (page: Page): Promise<Counts> => page.evaluate(() => ({ ...window.counts }));

import { vi } from 'vitest';

/** Everything is near the window. */
class NearObserver {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe = () => queueMicrotask(() => this.#notify([{ isIntersecting: true }]));
  disconnect = () => undefined;
}

/** Adds what jsdom has no part of. A modal dialog is an open one here, and nothing is scrolled. */
export const completeDocument = () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  vi.stubGlobal('IntersectionObserver', NearObserver);
  vi.stubGlobal('ResizeObserver', NearObserver);
  vi.stubGlobal('CSS', { escape: (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`) });
};

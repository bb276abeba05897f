import { configure, waitFor } from '@testing-library/dom';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import type { JSDOM } from 'jsdom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { openNetwork } from '#tests/e2e/network.ts';
import { startIntake } from '#tests/server/startIntake.ts';
import { completeDocument } from '#tests/src/page/completeDocument.ts';

/** The document, as Vitest's environment names it. */
declare const jsdom: JSDOM;

// Long enough for a busy machine. There is no layout: nothing is looked at to know whether it is visible.
configure({
  asyncUtilTimeout: 30_000,
  defaultHidden: true,
  getElementError: (message) => new Error(message?.split('\n')[0]),
});

/** Leaves the device no room for a file. Gives what ends it. */
export const leaveNoRoomForFiles = (): (() => void) => {
  const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.transaction.db.name.startsWith('bac-files')) throw new DOMException('Full.', 'QuotaExceededError');
    return put.apply(this, args);
  });
  return () => full.mockRestore();
};

/** Resolves when the page asks the browser for another document, which jsdom does not load. */
export const anotherDocument = (): Promise<void> =>
  new Promise((resolve) =>
    jsdom.virtualConsole.on('jsdomError', ({ message }) => {
      if (message.includes('navigation')) resolve();
    }),
  );

/**
 * A device that opens a form's page in a document without a layout, over a network to an intake. Its storage keeps no files: jsdom's
 * cannot be copied.
 */
export const openDevice = async () => {
  const intake = await startIntake();
  const network = await openNetwork(intake.url);
  completeDocument();
  // It stays: a page that is left stores its draft afterwards.
  Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => fetch(new URL(address, location.href), options));
  let leave: (() => void) | undefined;

  jsdom.reconfigure({ url: network.url });
  // Its XMLHttpRequest keeps the origin of the first address.
  Reflect.set(jsdom.window, '_origin', network.url);

  /** Opens a form at an address, or reloads the page. */
  const open = async (address?: string) => {
    leave?.();
    if (address) history.pushState(undefined, '', address);
    // Each page has its own modules.
    vi.resetModules();
    const [{ noteLink }, { pageAt }, { Router }, { goTo }, { usePlainLocation }] = await Promise.all([
      import('#src/frame/arrivingLink.ts'),
      import('#src/routes.ts'),
      import('wouter'),
      import('#src/frame/navigation/goTo.ts'),
      import('#src/frame/navigation/usePlainLocation.ts'),
    ]);
    noteLink();
    const { preload, Page } = pageAt(location.pathname);
    await preload();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <Router hook={usePlainLocation} aroundNav={goTo}>
        <Page />
      </Router>,
    );
    leave = () => {
      root.unmount();
      place.remove();
    };
    await waitFor(() => expect(document.querySelector('.wizard[data-ready]')).not.toBeNull());
  };
  onTestFinished(() => {
    leave?.();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return { dataDir: intake.dataDir, network, open };
};

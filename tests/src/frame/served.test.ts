// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/dom';
import { IDBFactory } from 'fake-indexeddb';
import type { Root } from 'react-dom/client';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pages, render } from '#src/prerender.tsx';
import { removeListenersAfterwards } from '#tests/src/frame/removeListenersAfterwards.ts';
import { completeDocument } from '#tests/src/page/completeDocument.ts';

configure({ asyncUtilTimeout: 30_000, defaultHidden: true });

const roots: Root[] = [];
/** What React had to render anew, and what it has logged. */
let faults: unknown[];
vi.doMock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const hydrateRoot: typeof client.hydrateRoot = (container, children) => {
    const root = client.hydrateRoot(container, children, { onRecoverableError: (error) => void faults.push(error) });
    roots.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});

afterAll(() => {
  vi.doUnmock('react-dom/client');
});

/** Whether this browser is recent enough. */
let supports: boolean;
/** What has been scrolled into view. */
let shown: Element[];
beforeEach(() => {
  completeDocument();
  faults = [];
  shown = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  supports = true;
  vi.stubGlobal('CSS', { ...CSS, supports: () => supports });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('indexedDB', new IDBFactory());
  HTMLElement.prototype.inert = false;
});

/** The page of a path as the build writes it, at an address that leads to it. Its script has not come. */
const serve = async (path: string, address = path) => {
  const { language, dir, alive } = pages.find((page) => page.path === path)!;
  const markup = await render(path, language);
  history.pushState(null, '', address);
  document.body.innerHTML = `<div id="root" data-path="${path}" data-alive="${alive}">${markup}</div>`;
  removeListenersAfterwards();
  vi.spyOn(console, 'error').mockImplementation((...args) => void faults.push(args));
  onTestFinished(() => {
    for (const root of roots.splice(0)) root.unmount();
    document.body.replaceChildren();
    document.documentElement.removeAttribute('data-loaded');
    document.documentElement.removeAttribute('data-resumes');
    vi.resetModules();
  });
  return { language, dir };
};

/** The script comes. Each page has its own modules. */
const start = async () => {
  vi.resetModules();
  await import('#src/start.ts');
};
/** Whether React has taken the page over. */
const isAlive = () => Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__reactContainer'));
const taken = () => waitFor(() => expect(document.querySelector('.header [aria-expanded]')).not.toBeNull());
/** Long enough for what would be loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)!.hidden;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

test.each(['/join-us/as-student', '/ar/join-us/as-student', '/fr', '/ar/about-us/history'])(
  'React takes over %s as it was served',
  async (path) => {
    const { language, dir } = await serve(path);
    const before = document.querySelector('main');
    await start();
    await taken();
    expect(faults).toEqual([]);
    expect(document.querySelector('main')).toBe(before);
    const { lang, dir: direction, dataset } = document.documentElement;
    expect([lang, direction, dataset.loaded]).toEqual([language, dir, '']);
  },
);

test('formatted text that was served stays, and needs no sanitizer', async () => {
  vi.doMock('#src/components/sanitize.ts', () => {
    throw new Error('The connection was lost.');
  });
  onTestFinished(() => {
    vi.doUnmock('#src/components/sanitize.ts');
  });
  await serve('/privacy');
  const [before] = document.querySelectorAll('.rich-text');
  await start();
  await taken();
  // Whatever the page would load has failed by then.
  const { sanitizer } = await import('#src/components/sanitizer.ts');
  await expect(sanitizer.preload()).rejects.toThrow();
  await settled();
  expect(before?.textContent.length).toBeGreaterThan(100);
  expect(document.querySelector('.rich-text')).toBe(before);
  expect(faults).toEqual([]);
});

test('at an address without a page, a page says so', async () => {
  await serve('/404', '/divisions/none');
  await start();
  await taken();
  expect(faults).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('page not found');
});

test('a press on the start button before the script has come is answered at once, and opens the first step when it comes', async () => {
  await serve('/join-us/as-student');
  await start();
  press('.information-start');
  expect(isHidden('.information-start + *')).toBe(false);
  await waitFor(() => expect(document.querySelector('#step-heading')?.textContent).toContain('Learner Information'));
  expect(faults).toEqual([]);
});

test('where the script does not come the form says so, at the press', async () => {
  vi.doMock('#src/main.tsx', () => {
    throw new Error('The connection was lost.');
  });
  onTestFinished(() => {
    vi.doUnmock('#src/main.tsx');
  });
  await serve('/join-us/as-student', '/join-us/as-student#continue=a-key');
  expect(isHidden('.not-loaded')).toBe(true);
  await start();
  press('.information-start');
  expect(isHidden('.information-start + *')).toBe(false);
  await waitFor(() => expect(isHidden('.not-loaded')).toBe(false));
  expect([isHidden('.too-old'), isHidden('.information-start + *')]).toEqual([true, true]);
  expect(shown).toEqual([document.querySelector('.not-loaded')]);
  // A link of another device is followed again.
  const reload = screen.getByRole('link', { name: 'Reload' });
  expect([location.hash, reload.getAttribute('href')]).toEqual(['', '#continue=a-key']);
});

test('a browser that is too old keeps the page and its address, and says so', async () => {
  supports = false;
  await serve('/join-us/as-student', '/join-us/as-student#continue=a-key');
  await start();
  await settled();
  press('.information-start');
  expect(shown).toEqual([document.querySelector('.too-old')]);
  expect([isHidden('.too-old'), isHidden('.not-loaded'), isAlive()]).toEqual([false, true, false]);
  expect(location.hash).toBe('#continue=a-key');
});

// Some messengers write the = as %3D.
test.each(['=', '%3D'])(
  'a link of another device with %j is taken out of the address; the served step is not shown if another one will be',
  async (equals) => {
    await serve('/join-us/as-staff', `/join-us/as-staff?step=education#continue${equals}a-key`);
    const entries = history.length;
    await start();
    expect([location.hash, location.search]).toEqual(['', '?step=education']);
    // Nor does Back lead to it.
    expect(history.length).toBe(entries);
    expect(document.documentElement.dataset.resumes).toBe('');
    await taken();
  },
);

test('a page without a form waits for what it shows first, or for the first touch', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await serve('/about-us/history');
  await start();
  await settled();
  expect([isAlive(), document.documentElement.dataset.loaded]).toEqual([false, undefined]);
  document.dispatchEvent(new Event('touchstart'));
  await taken();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
});

test('in the first visit, too, links to what is not kept are disabled without a connection', async () => {
  const registration = { active: {}, scope: `${location.origin}/` };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  await serve('/contact');
  await start();
  // It has been installed meanwhile.
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await settled();
  window.dispatchEvent(new Event('offline'));
  const french = screen.getAllByRole('link', { name: 'Français' })[0]!;
  await waitFor(() => expect(french.getAttribute('aria-disabled')).toBe('true'));
});

test('the page that is shown without a connection runs no script, also not after a touch', async () => {
  await serve('/offline', '/contact');
  await start();
  document.dispatchEvent(new Event('touchstart'));
  await settled();
  expect(isAlive()).toBe(false);
});

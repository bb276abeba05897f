// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#src/app.tsx';
import { pageAt } from '#src/routes.ts';
import { completeDocument } from '#tests/src/page/completeDocument.ts';

configure({ asyncUtilTimeout: 30_000, defaultHidden: true });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

beforeEach(() => {
  completeDocument();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

/** Opens the site at an address, in a window without a slide-in menu until it is narrowed. */
const open = async (path: string) => {
  let narrow = false;
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // The button of the menu has a width where there is a slide-in menu.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return narrow && this.textContent === 'Menu' ? 40 : 0;
  });
  history.pushState(null, '', path);
  await pageAt(path).preload();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(createElement(App));
  await waitFor(() => expect(group('divisions').getAttribute('aria-expanded')).toBe('false'));
  const makeNarrow = (by: 'its width' | 'larger letters') => {
    narrow = true;
    if (by === 'its width') window.dispatchEvent(new Event('resize'));
    else for (const notify of resized) notify();
  };
  return { makeNarrow };
};
const group = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
const links = (name: string) => document.getElementById(group(name).getAttribute('aria-controls')!)!;

const heading = () => document.querySelector('h1')!;
const opened = () =>
  screen
    .getAllByRole('button', { expanded: true })
    .map((button) => [button.textContent, links(button.textContent).hidden]);

test('of the menu one group is open, until it is closed or something else is pressed; a link leads to its page, and Back returns', async () => {
  await open('/?of=the-page#contact');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  for (const name of ['education', 'divisions']) {
    await user.click(group(name));
    await waitFor(() => expect(opened()).toEqual([[name, false]]));
  }
  const closed = () => waitFor(() => expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]));
  // The keyboard is in the group that closes.
  links('divisions').querySelector('a')!.focus();
  await user.keyboard('{Escape}');
  await closed();
  expect(document.activeElement).toBe(group('divisions'));
  await user.click(group('divisions'));
  await waitFor(() => expect(isOpen('divisions')).toBe(true));
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(group('divisions')),
    () => user.click(heading()),
    // The keyboard leaves the menu.
    async () => screen.getAllByRole('link', { name: 'Français' })[0]!.focus(),
  ]) {
    await close();
    await closed();
    await user.click(group('divisions'));
    await waitFor(() => expect(isOpen('divisions')).toBe(true));
  }
  const french = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Français' })[0]!;
  french.addEventListener('click', (event) => event.preventDefault());
  await user.click(french);
  expect(french.href).toMatch(/\/fr\?of=the-page#contact$/);

  await user.click(group('divisions'));
  await user.click(within(links('divisions')).getByText('preschool'));
  await waitFor(() => expect(location.pathname).toBe('/divisions/preschool'));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  await closed();
  expect(document.title).toContain('Preschool');
  await user.click(group('divisions'));
  // A link to the page that is shown already.
  await user.click(within(links('divisions')).getByText('preschool'));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  const current = [...document.querySelectorAll('header [aria-current=page], .breadcrumb [aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['preschool', 'Preschool']);
  history.go(-2);
  await waitFor(() => expect(heading().textContent).toContain('Learning by the sea'));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#contact')));
  expect(document.querySelector('.breadcrumb')).toBeNull();
});

test.each(['its width', 'larger letters'] as const)(
  'while the menu slides in, by %s, the page is inert and the focus inside, and then on its button',
  async (by) => {
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        this.dataset.shown = '';
      },
      hidePopover(this: HTMLElement) {
        delete this.dataset.shown;
      },
      checkVisibility: () => true,
    });
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? 'shown' in this.dataset : this.closest(selector) === this;
    });
    const { makeNarrow } = await open('/about-us/history');
    // A dropdown of the wide window is not followed any more.
    await user.click(group('divisions'));
    await waitFor(() => expect(isOpen('divisions')).toBe(true));
    makeNarrow(by);
    const silent = document.body.appendChild(document.createElement('div'));
    silent.inert = true;
    const opener = screen.getByRole('button', { name: 'Menu' });
    const panel = document.querySelector<HTMLElement>('#menu')!;
    const close = screen.getByRole('button', { name: 'Close menu' });
    const inert = () =>
      [document.querySelector('main')!, opener, panel].filter((each) => each.inert).map(({ className }) => className);
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
    // Once the menu is live, the browser does not open or close it as well.
    const left: boolean[] = [];
    const note = ({ defaultPrevented }: Event) => void left.push(!defaultPrevented);
    document.addEventListener('click', note);
    onTestFinished(() => document.removeEventListener('click', note));
    for (const leave of [() => user.keyboard('{Escape}'), () => user.click(close)]) {
      await user.click(opener);
      await waitFor(() => expect(document.activeElement).toBe(close));
      expect(opener.getAttribute('aria-expanded')).toBe('true');
      expect(inert()).toEqual(['main', 'header__opener']);
      // Nothing that is inert takes the focus.
      const returned = new Promise((resolve) =>
        opener.addEventListener('focus', () => resolve(inert()), { once: true }),
      );
      await leave();
      expect(await returned).toEqual([]);
      expect(document.activeElement).toBe(opener);
      expect([inert(), panel.dataset.shown]).toEqual([[], undefined]);
      expect(silent.inert, 'what was inert before stays so').toBe(true);
    }
    expect(left).toEqual([false, false, false]);
    // A page that was chosen there can be used at once.
    await user.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(close));
    await user.click(within(links('divisions')).getByText('preschool'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect([inert(), panel.dataset.shown]).toEqual([[], undefined]);
  },
);

test('the pictures move on by themselves until one is chosen, and only the shown one can be reached', async () => {
  await open('/');
  const stop = await screen.findByRole('button', { name: 'Stop slide show' });
  const slides = screen.getByRole('group', { name: 'Pictures' });
  const reached = () =>
    [...slides.querySelectorAll('[aria-roledescription=slide]')].flatMap((slide) =>
      slide.hasAttribute('inert') ? [] : [slide.getAttribute('aria-label')!.split(' ')[0]],
    );
  expect([reached(), slides.getAttribute('aria-live')]).toEqual([['1'], 'off']);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  await waitFor(() => expect(reached()).toEqual(['2']));
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  await waitFor(() => expect(reached()).toEqual(['1']));
  expect(slides.getAttribute('aria-live')).toBe('polite');
  expect(stop.getAttribute('aria-label')).toBe('Start slide show');
});

test('the pictures stop once the visitor asks the device for less motion', async () => {
  const motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
  await open('/');
  const stop = await screen.findByRole('button', { name: 'Stop slide show' });
  // Long enough for all that is rendered again by itself.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  motion.matches = true;
  motion.dispatchEvent(new Event('change'));
  // Before the next picture comes, with which it would be noticed anyway.
  await waitFor(() => expect(stop.getAttribute('aria-label')).toBe('Start slide show'), { timeout: 4_000 });
});

test('the pictures stop under a finger', async () => {
  await open('/');
  const stop = await screen.findByRole('button', { name: 'Stop slide show' });
  fireEvent.touchStart(screen.getByRole('group', { name: 'Pictures' }));
  await waitFor(() => expect(stop.getAttribute('aria-label')).toBe('Start slide show'));
});

test('a link whose page is still loading is not followed after Back', async () => {
  await open('/privacy');
  const link = (name: string) => screen.getAllByRole('link', { name })[0]!;
  const privacy = heading().textContent;
  await user.click(link('history'));
  await waitFor(() => expect(heading().textContent).not.toBe(privacy));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const page = pageAt('/divisions/preschool');
  const { preload } = page;
  page.preload = () => arrived.then(preload);
  onTestFinished(() => void Object.assign(page, { preload }));
  await user.click(link('preschool'));
  history.back();
  await waitFor(() => expect(heading().textContent).toBe(privacy));
  arrive();
  await page.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect([location.pathname, heading().textContent]).toEqual(['/privacy', privacy]);

  // An impatient double press is one.
  const { length } = history;
  for (let presses = 2; presses > 0; presses--) link('preschool').click();
  await waitFor(() => expect(heading().textContent).toBe('Preschool'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.length).toBe(length);
});

test.each(['/constructor', '/news/__proto__'])('at %s the page is not found', async (address) => {
  await open(address);
  await waitFor(() => expect(document.querySelector('main')!.textContent).toContain('page not found'));
});

test('an address with a fragment that cannot be decoded is shown again after Back', async () => {
  await open('/contact#100%');
  await user.click(screen.getAllByRole('link', { name: 'history' })[0]!);
  await waitFor(() => expect(heading().textContent).not.toBe('Contact'));
  history.back();
  await waitFor(() => expect(heading().textContent).toBe('Contact'));
  expect(document.activeElement).toBe(heading());
});

test.each(['/Divisions/PRESCHOOL/', '/divisions/preschool?fbclid=1', '/divisions/preschool/index.html'])(
  'at %s the page is shown',
  async (address) => {
    await open(address);
    await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Preschool'));
    expect(screen.queryByText('Page not found')).toBeNull();
  },
);

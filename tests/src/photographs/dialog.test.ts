// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { photographsMachine } from '#machines/photographs.ts';
import { type Corners, type Made, type Page, type Reading, wholePhotograph } from '#machines/photographsTypes.ts';
import { Photographs } from '#src/photographs/Photographs.tsx';
import { completeDocument } from '#tests/src/page/completeDocument.ts';

configure({ asyncUtilTimeout: 30_000, defaultHidden: true });
const user = userEvent.setup({ delay: null, applyAccept: false, pointerEventsCheck: 0 });

const paper = wholePhotograph.map(({ x, y }) => ({ x: 0.1 + x * 0.8, y: 0.1 + y * 0.8 })) as unknown as Corners;
const picture = new Blob(['a page']);
/** A device that finds the same paper in each photograph, and whose PDF names its pages. */
const machine = photographsMachine.provide({
  actors: {
    decode: fromPromise<Reading, { photograph: unknown }>(async ({ input }) =>
      (input.photograph as File).name === 'slow.jpg'
        ? new Promise(() => undefined)
        : { became: 'read', read: { corners: paper, color: false, empty: false, picture, view: picture } },
    ),
    make: fromPromise<Made, Pick<Page, 'photograph' | 'corners' | 'color'>>(async ({ input }) => ({
      ...input,
      empty: false,
      picture: new Blob([(input.photograph as File).name]),
    })),
    combine: fromPromise<unknown, { name: string; pictures: readonly unknown[] }>(
      async ({ input: { name } }) => new File(['%PDF'], name),
    ),
  },
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const says = (text: string) => waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(text));
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const choose = async (label: string, ...names: string[]) =>
  user.upload(await screen.findByLabelText(label), names.map(photograph));
/** Waits for the focus on the button of a page. The text of what has lost it, the whole document, contains these words, too. */
const focusIsOn = (words: string) =>
  waitFor(() => {
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(document.activeElement?.textContent).toContain(words);
  });
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Opens the dialog. Gives the names of the photographs that are kept, and what it has ended with. */
const open = (label = 'Passport: photo') => {
  completeDocument();
  const kept = vi.fn((chosen: readonly { photograph: unknown }[]) =>
    chosen.map((each) => (each.photograph as File).name),
  );
  const ended = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(createElement(Photographs, { label, machine, stored: false, onKeep: kept, onEnd: ended }));
  const order = (...names: string[]) => waitFor(() => expect(kept.mock.results.at(-1)!.value).toEqual(names));
  return { ended, order };
};

test('photographs are chosen, ordered, turned, enlarged and removed, and attached as one PDF', async () => {
  const { ended, order } = open();
  await says('Photograph your passport: photo');
  expect(asksBeforeLeaving()).toBe(false);
  await choose('Choose photos', 'front.jpg', 'back.jpg');
  await says('2 pages, 12 bytes.');
  // The device's own dialog is left without a choice.
  (await screen.findByLabelText('Choose more')).dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
  await choose('Choose more', 'last.jpg');
  await says('3 pages');
  await order('front.jpg', 'back.jpg', 'last.jpg');
  expect(asksBeforeLeaving()).toBe(true);
  await press('Move down page 1');
  await order('back.jpg', 'front.jpg', 'last.jpg');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move down page 2'));
  await press('Move up page 3');
  await order('back.jpg', 'last.jpg', 'front.jpg');
  await press('Move up page 1');
  await press('Remove page 2');
  await order('back.jpg', 'front.jpg');
  await focusIsOn('Enlarge page 2');
  await press('Rotate page 1');
  await user.click(await screen.findByLabelText('In color, page 2'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('In color, page 2').checked).toBe(true));
  await says('2 pages, 17 bytes.');

  await press(/Enlarge page 2/);
  await says('Page 2');
  const width = () => document.querySelector<HTMLElement>('.page-view-page')!.style.inlineSize;
  const barred = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([width(), barred('Zoom out'), barred('Zoom in')]).toEqual(['100%', 'true', null]);
  for (const zoomed of ['200%', '400%']) {
    await press('Zoom in');
    expect(width()).toBe(zoomed);
  }
  expect([barred('Zoom out'), barred('Zoom in')]).toEqual([null, 'true']);
  await user.click(document.querySelector('.page-view-page')!);
  expect(width()).toBe('100%');
  await press('Back');
  await focusIsOn('Enlarge page 2');
  await press('Attach this PDF');
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(ended.mock.calls[0]![0].name).toBe('Passport photo.pdf');
});

test('a photograph is kept while it is read', async () => {
  const { order } = open();
  await choose('Take a photo', 'slow.jpg');
  await order('slow.jpg');
});

test('the focus stays with the page that is shown, and nothing is kept once the last one was removed', async () => {
  const { order } = open();
  await choose('Choose photos', 'front.jpg', 'back.jpg', 'last.jpg');
  await says('3 pages');
  await press(/Enlarge page 2/);
  await press('Back');
  await press('Remove page 1');
  await order('back.jpg', 'last.jpg');
  await focusIsOn('Enlarge page 1');
  await press('Remove page 2');
  await focusIsOn('Enlarge page 1');
  await press('Remove page 1');
  await says('Lay the paper flat');
  await order();
  await waitFor(() => expect(document.activeElement?.id).toBe('photographs-heading'));
});

test('the focus goes to the page that was added last when the one before it is removed', async () => {
  const { order } = open();
  await choose('Choose photos', 'front.jpg');
  await says('1 page,');
  await choose('Choose more', 'back.jpg');
  await says('2 pages');
  await press('Remove page 1');
  await order('back.jpg');
  await focusIsOn('Enlarge page 1');
});

test('of a page that was rotated the whole photograph is shown as it was rotated, and each corner is named by its place', async () => {
  open();
  await choose('Take a photo', 'front.jpg');
  await press('Rotate page 1');
  await press('Adjust corners page 1');
  const places = () =>
    screen
      .getAllByRole('slider')
      .map((corner) => [corner.getAttribute('aria-label'), corner.getAttribute('aria-valuetext')]);
  expect(places()).toEqual([
    ['Bottom left corner', '10 % from the left, 90 % from the top'],
    ['Top left corner', '10 % from the left, 10 % from the top'],
    ['Top right corner', '90 % from the left, 10 % from the top'],
    ['Bottom right corner', '90 % from the left, 90 % from the top'],
  ]);
  await press('Whole photo');
  expect(places()).toEqual([
    ['Bottom left corner', '0 % from the left, 100 % from the top'],
    ['Top left corner', '0 % from the left, 0 % from the top'],
    ['Top right corner', '100 % from the left, 0 % from the top'],
    ['Bottom right corner', '100 % from the left, 100 % from the top'],
  ]);
});

test('corners are moved by keys within the photograph; Back asks before the pages are lost', async () => {
  const { ended } = open();
  await choose('Take a photo', 'front.jpg');
  await press('Adjust corners page 1');
  await waitFor(() => expect(document.activeElement?.id).toBe('photographs-heading'));
  const corner = screen.getByRole('slider', { name: 'Top left corner' });
  corner.focus();
  const place = () => corner.getAttribute('aria-valuetext');
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowUp}');
  expect([place(), corner.getAttribute('aria-valuenow')]).toEqual(['10 % from the left, 11 % from the top', '10']);
  await user.keyboard('{ArrowLeft>12/}');
  expect(place()).toBe('0 % from the left, 11 % from the top');
  // A finger beside the corner moves it by as much as the finger moves, until it is lifted.
  document.querySelector('.corners-stage')!.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  // Also where the finger leaves it.
  const captured = vi.fn();
  corner.setPointerCapture = captured;
  const point = (type: string, clientX: number, clientY: number) =>
    corner.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));
  point('pointerdown', 3, 14);
  expect(captured).toHaveBeenCalledOnce();
  point('pointermove', 23, 24);
  await waitFor(() => expect(place()).toBe('20 % from the left, 21 % from the top'));
  point('pointerup', 23, 24);
  point('pointermove', 33, 34);
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(place()).toBe('21 % from the left, 21 % from the top'));
  await press('Whole photo');
  expect(place()).toBe('0 % from the left, 0 % from the top');
  await press('Done');
  await says('1 page, 9 bytes.');
  history.pushState(null, '', '#next');
  const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
  const escape = (type: string) => dialog().dispatchEvent(new Event(type, { cancelable: true }));
  for (const [leave, goBack] of [
    ['Stay', () => expect(escape('cancel')).toBe(false)],
    // A browser lets a page prevent only some of several Escapes.
    ['Stay', () => [dialog().close(), escape('close')]],
    ['Leave', () => history.back()],
  ] as const) {
    goBack();
    await says('Leave without attaching?');
    expect(dialog().open).toBe(true);
    await press(leave);
  }
  await waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(undefined));
});

test('a corner moves with the finger until it is lifted, or the system takes the drag away', async () => {
  open();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 100,
    height: 100,
  } as DOMRect);
  await choose('Choose photos', 'front.jpg');
  await press('Adjust corners page 1');
  const corner = await screen.findByRole('slider', { name: 'Top left corner' });
  const move = (to: number) => fireEvent.pointerMove(corner, { pointerId: 1, clientX: to, clientY: to });
  const place = () => corner.getAttribute('aria-valuenow');
  let from = 10;
  for (const lift of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    const to = from + 10;
    fireEvent.pointerDown(corner, { pointerId: 1, clientX: from, clientY: from });
    move(to);
    await waitFor(() => expect(place()).toBe(String(to)));
    lift(corner, { pointerId: 1 });
    move(5);
    // Long enough for a page to be rendered again.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(place()).toBe(String(to));
    from = to;
  }
});

test.each([
  ['صورة الهوية: نسخة', 'صورة الهوية نسخة.pdf'],
  ['Carte d’identité', 'Carte d identité.pdf'],
])('the PDF of photographs for “%s” is called %s', async (label, name) => {
  const { ended } = open(label);
  await choose('Choose photos', 'front.jpg');
  await press('Attach this PDF');
  await waitFor(() => expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name })));
});

test('each scene is shown from its beginning', async () => {
  open();
  const scrolled: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolled.push([this.id, how]);
  });
  await choose('Choose photos', 'front.jpg');
  await press('Adjust corners page 1');
  await waitFor(() => expect(scrolled.at(-1)).toEqual(['photographs-heading', { block: 'start' }]));
});

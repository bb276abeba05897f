// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { focusPageStart, scrollToPageStart } from '#src/frame/navigation/pageStart.ts';
import { focusOn } from '#src/wizard/focus.ts';
import { showPlace } from '#src/wizard/showPlace.ts';

const ids = ['information', 'receipt-heading', 'elsewhere', 'reception', 'step-heading'];

/** What the page was told to scroll, and how; and what has the focus. */
const done: unknown[] = [];

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = `<h1>Page</h1><p id="section" tabindex="0"></p><div class="wizard" id="wizard">
    ${ids.map((id) => `<h2 id="${id}" tabindex="-1"></h2>`).join('')}
    <input id="text"><fieldset id="list" tabindex="-1"></fieldset></div>`;
  Element.prototype.scrollIntoView = function (how) {
    done.push([this.id, ...(how === undefined ? [] : [how])]);
  };
  window.scrollTo = (how?: unknown) => void done.push(how);
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, how) {
    done.push([`focus ${this.id || this.tagName}`, how]);
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
});

const preventScroll = true;

test.each([
  ['a field to its middle', () => focusOn('text'), 'text', ['text', { block: 'center' }]],
  ['a list to its beginning', () => focusOn('list'), 'list', ['list', { block: 'start' }]],
  ['where it is wanted', () => focusOn('list', 'center'), 'list', ['list', { block: 'center' }]],
  ['the whole form to its beginning', () => focusOn('text', 'start'), 'text', ['wizard', { block: 'start' }]],
  ['what is outside by itself', () => focusOn('section', 'start'), 'section', ['section', { block: 'start' }]],
  ['another one instead', () => focusOn('gone', undefined, 'text'), 'text', ['text', { block: 'center' }]],
  ...(
    [
      ['info', 'information'],
      ['receipt', 'receipt-heading'],
      ['elsewhere', 'elsewhere'],
      ['notYet', 'reception'],
      ['over', 'reception'],
      ['learner', 'step-heading'],
    ] as const
  ).map(([place, id]) => [`the place ${place}`, () => showPlace(place), id, ['wizard', { block: 'start' }]] as const),
] as const)('the focus scrolls only as it is told: %s', (_, focus, id, scrolled) => {
  focus();
  expect(done).toEqual([[`focus ${id}`, { preventScroll }], scrolled]);
});

test.each([
  ['', 'H1', { top: 0, behavior: 'instant' }],
  ['#gone', 'H1', { top: 0, behavior: 'instant' }],
  ['#section', 'section', ['section']],
  ['#%73ection', 'section', ['section']],
])('a page with the address %s begins there', (hash, id, scrolled) => {
  history.replaceState(null, '', `/${hash}`);
  scrollToPageStart();
  focusPageStart();
  expect(done).toEqual([scrolled, [`focus ${id}`, { preventScroll }]]);
  const tabIndexOf = (selector: string) => document.querySelector(selector)!.getAttribute('tabindex');
  expect([tabIndexOf('h1'), tabIndexOf('#section')]).toEqual([id === 'H1' ? '-1' : null, '0']);
  history.replaceState(null, '', '/');
});

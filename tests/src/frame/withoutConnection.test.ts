// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { noteUnsent } from '#src/frame/unsent/unsentForms.ts';
import { removeListenersAfterwards } from '#tests/src/frame/removeListenersAfterwards.ts';

/** The page of an address, with or without a connection, on a device that keeps the forms in French. */
const open = async (address: string, path = address, content = '') => {
  vi.resetModules();
  history.pushState(null, '', address);
  vi.stubGlobal('navigator', {
    onLine: false,
    serviceWorker: {
      getRegistration: async (home: string) => ({
        active: {},
        scope: `${location.origin}${home.startsWith('/fr') ? '/fr' : '/'}`,
      }),
    },
  });
  const links = ['/contact', '/join-us/as-staff'].map((href) => `<a class="footer__link" href="${href}">${href}</a>`);
  document.body.innerHTML = `${content}${renderToStaticMarkup(createElement(Router, { ssrPath: path } as ComponentProps<typeof Router>, createElement(LanguageSwitch)))}${links.join('')}`;
  removeListenersAfterwards();
  onTestFinished(() => document.body.replaceChildren());
  await import('#src/frame/withoutConnection.ts');
};
const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href^="${href}"]`)!;
const disabled = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[aria-disabled=true]')].map((each) => each.textContent);
/** Presses a link. Gives whether the browser would follow it. */
const follows = (each: HTMLAnchorElement) =>
  each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const notes = () => document.querySelectorAll('[role=alert]').length;

test('without a connection, links to what the device does not keep are disabled, and a language says why', async () => {
  await open('/');
  await waitFor(() => expect(disabled()).toEqual(['العربية', '/contact']));
  expect(follows(link('/fr'))).toBe(true);
  for (const _ of ['once', 'again']) expect(follows(link('/ar'))).toBe(false);
  expect(notes()).toBe(1);
  // A page of the same document that is shown since has links of its own.
  const later = document.querySelector('.languages')!.cloneNode(true) as Element;
  for (const each of later.querySelectorAll('[aria-disabled]')) each.removeAttribute('aria-disabled');
  document.querySelector('.languages')!.replaceWith(later);
  expect([disabled(), follows(link('/fr')), follows(link('/ar')), disabled()]).toEqual([
    ['/contact'],
    true,
    false,
    ['العربية', '/contact'],
  ]);
  Object.assign(navigator, { onLine: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect([disabled(), notes()]).toEqual([[], 0]));
  Object.assign(navigator, { onLine: false });
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(disabled()).toHaveLength(2));
});

test('the page that is shown instead of one that is not kept leads to that page in each language', async () => {
  noteUnsent('staff', true);
  await open('/fr/contact?of=the-page', '/offline', '<div class="offline"><ul class="offline__forms"></ul></div>');
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('.languages__link')].map((each) =>
    each.getAttribute('href'),
  );
  expect(addresses).toEqual(['/contact?of=the-page', '/ar/contact?of=the-page', '/fr/contact?of=the-page']);
  expect(document.querySelector('.offline__forms')!.previousSibling!.textContent).toBe(
    'Your application has not been confirmed yet.',
  );
  noteUnsent('staff', false);
  Object.assign(navigator, { onLine: true });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(disabled()).toEqual(['/contact']));
});

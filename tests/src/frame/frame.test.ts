// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/frame/ErrorBoundary.tsx';
import { LanguageSwitch } from '#src/frame/LanguageSwitch.tsx';
import { Breadcrumb } from '#src/frame/navigation/Breadcrumb.tsx';
import { UnsentNote } from '#src/frame/unsent/UnsentNote.tsx';
import { noteUnsent } from '#src/frame/unsent/unsentForms.ts';

/** A place of the document, and a function that renders there. */
const opened = () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  return (node: ReactNode) => root.render(node);
};

test('an application that is not confirmed is named on each page but its own, as long as it is not', async () => {
  const render = opened();
  const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  render(createElement(UnsentNote, { path: '/join-us/as-student' }));
  noteUnsent('admission', true);
  noteUnsent('staff', true);
  await waitFor(() => expect(names()).toEqual(['Open: Staff Application']));
  render(createElement(UnsentNote, { path: '/about' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  noteUnsent('staff', false);
  await waitFor(() => expect(names()).toHaveLength(1));
  // Another tab has confirmed it.
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(names()).toEqual([]));
});

test('after a page that has failed, the next one is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const render = opened();
  const page = (props: ComponentProps<typeof ErrorBoundary>) => render(createElement(ErrorBoundary, props));
  const Failing = () => {
    throw new Error('It fails.');
  };
  page({ path: '/one', children: createElement(Failing) });
  await screen.findByText(/^Something on this page went wrong/);
  page({ path: '/two', children: 'The next page' });
  await screen.findByText('The next page');
});

test('a language leads to the same place of the page', async () => {
  history.pushState(null, '', '/join-us/as-staff');
  opened()(createElement(LanguageSwitch));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Français' });
  history.replaceState(null, '', '?step=education#certificate');
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.href).toBe(`${location.origin}/fr/join-us/as-staff?step=education#certificate`);
});

test('the breadcrumb of an address with Arabic letters has them', async () => {
  opened()(createElement(Breadcrumb, { path: '/join-us/%D8%A7%D9%84%D9%85%D8%AF%D8%B1%D8%B3%D8%A9' }));
  await waitFor(() => screen.getByText('المدرسة'));
});

import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** The document of a page as HTML, for `outlineOf`. */
export const parsed = (html: string): Document => {
  const { window } = new JSDOM(html);
  const { Node, Element, SVGElement, HTMLSelectElement } = window;
  for (const [name, value] of Object.entries({ Node, Element, SVGElement, HTMLSelectElement }))
    vi.stubGlobal(name, value);
  return window.document;
};

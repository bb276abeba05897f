import { JSDOM } from 'jsdom';
import { inject } from 'vitest';
import { listing } from '#src/listing.ts';

/** The path of every page of the site. */
export const paths = listing.map(({ path }) => path);

/** A page as the server sends it. */
export const htmlOf = async (path: string): Promise<string> => (await fetch(inject('site') + path)).text();

/** The same as a document. Its scripts do not run. */
export const documentOf = async (path: string): Promise<Document> => new JSDOM(await htmlOf(path)).window.document;

/** The texts of elements, without the white space between words. */
export const textsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

/** An attribute of elements. */
export const attributesOf = (elements: Iterable<Element>, name: string): (string | null)[] =>
  [...elements].map((element) => element.getAttribute(name));

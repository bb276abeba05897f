import { inject } from 'vitest';
import { listing } from '#src/listing.ts';
import { isEverywhere } from '#tests/breadth.ts';

/** The path of every page of the site. */
export const paths = listing.map(({ path }) => path);

/** Those that are looked at: one of each kind, or all of them. */
export const lookedAt = isEverywhere()
  ? paths
  : listing
      .filter(({ module }, at) => !module || listing.findIndex((each) => each.module === module) === at)
      .map(({ path }) => path);

/** A page as the server sends it. */
export const htmlOf = async (path: string): Promise<string> => (await fetch(inject('site') + path)).text();

const addresses = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})="([^"]+)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));

/** What a page refers to on its own site, links and files alike. */
export const internalIn = (html: string): string[] => [
  ...new Set(addresses(html, 'href|src').filter((address) => /^\/(?!\/)/.test(address))),
];

/** The ids a page's own links lead to. */
export const anchorsIn = (html: string): string[] =>
  addresses(html, 'href').flatMap((address) => (address.startsWith('#') ? [address.slice(1)] : []));

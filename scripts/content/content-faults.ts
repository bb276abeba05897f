import type { Media } from '../../src/content/media.ts';
import type { Found } from './content-values.ts';

/** What the content may refer to. */
export interface World {
  media: Readonly<Record<string, Media>>;
  /** The paths of the site's pages, and those that are meant to lead nowhere. */
  paths: readonly string[];
  /** Whether there is such a file below `public`. */
  isThere: (file: string) => boolean;
}

const slotKeys = new Set(['picture', 'portrait', 'cover', 'image']);
const slotLists = /› (?:images|carousel) › \d+$/;

const linksIn = (text: string) =>
  text.startsWith('/') ? [text] : [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address!);

const plain = (path: string) => path.split(/[?#]/)[0]!.toLowerCase().replace(/\/+$/, '') || '/';

/** What is broken in a text: links that lead nowhere, and files that are not there. */
function brokenIn(text: string, { paths, isThere }: World) {
  return linksIn(text).flatMap((address) => {
    if (/\.\w+$/.test(address)) return isThere(address) ? [] : [`the file public${address} is missing`];
    return paths.some((path) => plain(path) === plain(address)) ? [] : [`the link ${address} leads to no page`];
  });
}

const isSlot = ({ key, where }: Found) => slotKeys.has(key) || slotLists.test(where);

/** Everything that is wrong, each as a sentence that names its place. */
export function faultsIn(found: readonly Found[], world: World): string[] {
  const faults = found.flatMap((each) => {
    const { where, key, value } = each;
    if (typeof value !== 'string') return [];
    if (key === 'video' && !value.includes(':'))
      return brokenIn(`/assets/videos/${value}`, world).map((fault) => `${where}: ${fault}`);
    if (isSlot(each)) return value in world.media ? [] : [`${where}: there is no picture called ${value}`];
    return brokenIn(value, world).map((fault) => `${where}: ${fault}`);
  });
  const speechless = Object.entries(world.media)
    .filter(([, { alt, decorative }]) => !decorative && alt.trim() === '')
    .map(([slot]) => `src/content/media.ts › ${slot}: nothing says what the picture shows (alt)`);
  return [...new Set([...faults, ...speechless])];
}

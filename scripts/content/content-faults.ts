import type { Media } from '../../src/content/media.ts';
import { isPhoto } from '../../src/content/photos.ts';
import type { ContentValue } from './content-values.ts';

/** The pages, files and pictures to which the content may refer. */
interface Targets {
  media: Readonly<Record<string, Media>>;
  /** The paths of the site's pages, and those that lead to the not-found page on purpose. */
  paths: readonly string[];
  /** Whether a file exists below `public`. */
  exists: (file: string) => boolean;
}

const slotKeys = new Set(['picture', 'portrait', 'cover', 'image']);
const slotLists = /› (?:images|carousel) › \d+$/;

const linksIn = (text: string) =>
  text.startsWith('/') ? [text] : [...text.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);

// A translation of the page finds only what is written in this way.
const otherLinksIn = (text: string) =>
  (text.match(/\b(?:href|src)\s*=\s*[^\s>]*/g) ?? []).filter((link) => !/^(?:href|src)="/.test(link));

const plain = (path: string) => path.split(/[?#]/)[0]!.toLowerCase().replace(/\/+$/, '') || '/';

/** The links in a text that lead to no page, and the files that do not exist. */
function brokenLinks(text: string, { paths, exists }: Targets) {
  const others = otherLinksIn(text).map((link) => `the link ${link} is not written as href="…"`);
  const broken = linksIn(text).flatMap((address) => {
    if (/^(?:https?:\/\/|mailto:|tel:|#)/.test(address)) return [];
    if (!address.startsWith('/'))
      return [`the link ${address} begins neither with / nor with https://, mailto: or tel:`];
    const [file] = address.split(/[?#]/) as [string];
    if (/\.\w+$/.test(file)) return exists(file) ? [] : [`the file public${file} is missing`];
    return paths.some((path) => plain(path) === plain(address)) ? [] : [`the link ${address} leads to no page`];
  });
  return [...broken, ...others];
}

const isSlot = ({ key, where }: ContentValue) => slotKeys.has(key) || slotLists.test(where);

/** All faults, each as a sentence that names its place. */
export function faultsIn(values: readonly ContentValue[], targets: Targets): string[] {
  const faults = values.flatMap((each) => {
    const { where, key, value } = each;
    if (typeof value !== 'string') return [];
    if (key === 'video' && !value.includes(':'))
      return brokenLinks(`/assets/videos/${value}`, targets).map((fault) => `${where}: ${fault}`);
    if (isSlot(each)) return value in targets.media ? [] : [`${where}: there is no picture called ${value}`];
    return brokenLinks(value, targets).map((fault) => `${where}: ${fault}`);
  });
  const withoutAlt = Object.entries(targets.media)
    .filter(([, { alt, decorative }]) => !decorative && alt.trim() === '')
    .map(([slot]) => `src/content/media.ts › ${slot}: nothing says what the picture shows (alt)`);
  // A space or a comma would end the address in a list of widths.
  const otherFormats = Object.entries(targets.media)
    .filter(([, { file }]) => !/^[\w./-]+$/.test(file) || !(isPhoto(file) || file.endsWith('.svg')))
    .map(
      ([slot, { file }]) =>
        `src/content/media.ts › ${slot}: ${file} is not shown by every browser: save it as JPEG, PNG, WebP, AVIF or SVG, with only letters, digits, - and _ in its name`,
    );
  return [...new Set([...faults, ...withoutAlt, ...otherFormats])];
}

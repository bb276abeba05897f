import * as icons from '#src/frame/icons.ts';

/** An element: its name with what its attributes say, and what is in it. */
interface Part {
  own: string;
  inner: Part[];
}

/** A part in one line, and how deep it is. */
type Line = readonly [depth: number, text: string];

const WIDTH = 140;
const UNSAID = /^(?:class|xmlns|viewbox)$/i;
/** Attributes that say what is usual, and elements that say nothing. */
const USUAL = new Set([' type=button', ' type=text']);
const PLAIN = /^(?:div|span|bdi|strong|b)$/;
const SILENT = /^(?:SCRIPT|STYLE|BR|WBR)$/i;

const wordsOf = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    // The address of a file is another one each time.
    .replace(/^blob:.*/, 'blob:')
    .replace(/(?<=^.pdf,).*/, '…');

/** The variants of a look, as `.primary`: its name alone says what the element is. */
const variantsOf = ({ classList }: Element) => [...classList].flatMap((each) => /--(.+)/.exec(each)?.[1] ?? []);

const iconIn = (drawing: Element) => {
  const shape = drawing.querySelector(':only-child')?.getAttribute('d');
  return Object.entries(icons).find(([, each]) => each === shape)?.[0];
};

const saidBy = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => !UNSAID.test(name))
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}=${wordsOf(value)}`))
    .filter((each) => !USUAL.has(each))
    .concat(variantsOf(element).map((each) => ` .${each}`))
    .join('');

/** Of a long list of options, the first and the chosen one. */
const childrenOf = (node: Node): Node[] =>
  node instanceof HTMLSelectElement && node.options.length > 12
    ? [...node.options].filter(({ index, selected }) => selected || index < 3)
    : [...node.childNodes];

const partsIn = (node: Node): Part[] => childrenOf(node).flatMap(partsOf);

const partsOf = (node: Node): Part[] => {
  if (node.nodeType === Node.TEXT_NODE) {
    const own = wordsOf(node.textContent!);
    return own === '' ? [] : [{ own, inner: [] }];
  }
  if (!(node instanceof Element) || SILENT.test(node.tagName)) return [];
  if (node instanceof SVGElement) {
    const own = node.ariaHidden === 'true' ? iconIn(node) : saidBy(node);
    return own === undefined ? [] : [{ own: `svg ${own.trim()}`, inner: [] }];
  }
  const own = `${node.tagName.toLowerCase()}${saidBy(node)}`;
  return PLAIN.test(own) ? partsIn(node) : [{ own, inner: partsIn(node) }];
};

const inOneLine = ({ own, inner }: Part): string =>
  inner.length === 0 ? own : `${own} {${inner.map(inOneLine).join(' | ')}}`;

const linesOf = (part: Part, depth = 0): Line[] => {
  const line = inOneLine(part);
  if (line.length <= WIDTH || part.inner.length === 0) return [[depth, line]];
  return [[depth, part.own], ...part.inner.flatMap((each) => linesOf(each, depth + 1))];
};

/** What a document says to someone who does not see it. */
export const outlineOf = (element: Element): Line[] => {
  const ids = new Map<string, string>();
  // React's own ids depend on what was rendered before.
  const named = (text: string) =>
    text.replaceAll(/_r_\w+_/gi, (id) => ids.get(id) ?? ids.set(id, `id${ids.size + 1}`).get(id)!);
  return partsIn(element)
    .flatMap((part) => linesOf(part))
    .map(([depth, text]) => [depth, named(text)]);
};

/** The lines of an outline that are not in another one. */
const without = (lines: readonly Line[], others: readonly Line[]) => {
  const rest = others.map(([, text]) => text);
  return lines.filter(([, text]) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

/** The lines as text: neighbors of the same depth in one line, where it is not too long. */
export const rowsOf = (lines: readonly Line[]): string[] => {
  const rows: { depth: number; text: string }[] = [];
  for (const [depth, text] of lines) {
    const last = rows.at(-1);
    if (last?.depth === depth && last.text.length + text.length < WIDTH) last.text += ` | ${text}`;
    else rows.push({ depth, text });
  }
  return rows.map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);
};

/** What is said otherwise than in the first outline: + is added, - is left out. */
export const differenceOf = (first: readonly Line[], other: readonly Line[]): string[] => [
  ...rowsOf(without(first, other).map(([, text]) => [0, text.slice(0, 40)])).map((row) => `- ${row}`),
  ...rowsOf(without(other, first).map(([, text]) => [0, text])).map((row) => `+ ${row}`),
];

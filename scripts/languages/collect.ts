import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { optionsFrom } from '../../forms/lists/optionsFrom.ts';
import { inOneLine } from '../../languages/translated.ts';
import { words } from '../../languages/words.ts';
import { keyOf } from './key.ts';

/** A sentence of the sources that has to be translated, and the files it stands in. */
export interface Sentence {
  english: string;
  /** What it reads with any number but one. */
  other?: string | undefined;
  /** Tells apart two meanings of the same English. */
  context?: string | undefined;
  files: string[];
}

type Found = Omit<Sentence, 'files'>;

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Functions whose first argument is a sentence. */
const functions = new Set(['t', 'message']);
/** The properties of a form's steps and fields (`forms`) whose value is a sentence or a word. */
const fieldWords = new Set(
  'label hint example noun about missing invalid emptied atHand lead offer done file entry title text'.split(' '),
);
/** The factories of steps and fields: `text('First name')`. */
const factories = new Set(
  'step topLevelStep part text lines arabic choice yesNo date years number phone email pdf pdfs list group'.split(' '),
);
/** Functions whose first argument is a sentence about one, and the second about any other number. */
const plurals = new Set(['tn', 'plural']);

const isForm = (file: string) => file.startsWith('forms/');
const isContent = (file: string) => file.startsWith('src/content/');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '');

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [quasi, ...more] = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  return more.length === 0 ? quasi?.value.cooked : undefined;
};

/** A text that is added up from literals. */
const listOf = (node: Node): string | undefined =>
  node.type === 'BinaryExpression'
    ? `${listOf(node.left as Node) ?? ''}${listOf(node.right as Node) ?? ''}`
    : textOf(node);

/** The sentences of one module. Throws where one cannot be collected, since its wording is put together. */
export const sentencesIn = (file: string, code: string): Found[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Found[] = [];
  // A sentence that several fields share stands in a constant of their module.
  const constants = new Map(
    program.body
      .flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
      .map(({ id, init }) => [nameOf(id), init as unknown]),
  );
  const add = (node: unknown, more: Partial<Found> = {}): void => {
    if (!isNode(node)) return;
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].forEach((each) => add(each, more));
    if (node.type === 'CallExpression') return;
    if (node.type === 'Identifier') return add(constants.get(nameOf(node)), more);
    if (node.type === 'ArrayExpression') return (node.elements as unknown[]).forEach((each) => add(each, more));
    const text = textOf(node);
    // What joins the items of a list keeps its space.
    const english = text && (/^\W+ $/.test(text) ? text : inOneLine(text));
    // What is Arabic in the sources is so in every language; a single letter is no word.
    if (english && /\p{L}|^\W+ $/u.test(english) && !/\p{Script=Arabic}/u.test(english))
      found.push({ english, ...more });
    else if (text === undefined && node.type === 'TemplateLiteral')
      throw new Error(
        `${file}: the sentence \`${code.slice(Number(node.start) + 1, Number(node.end) - 1)}\` is put together. Please write {placeholders}, and give their values.`,
      );
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as Node[];
      const callee = nameOf(node.callee);
      if (callee === 'optionsFrom' && first)
        for (const { label } of optionsFrom(listOf(first) ?? ''))
          if (/\p{L}/u.test(label)) found.push({ english: label });
      if (callee === 'inContext') add(second, { context: first && textOf(first) });
      else if (functions.has(callee) || (isForm(file) && factories.has(callee))) add(first);
      else if (plurals.has(callee)) add(first, { other: second && textOf(second) });
    }
    const key = node.type === 'Property' ? nameOf(node.key) : '';
    if (isContent(file) ? words.has(key) : isForm(file) && fieldWords.has(key)) add(node.value);
    const entry = isForm(file) && key === 'entry' && isNode(node.value) ? textOf(node.value) : undefined;
    if (entry) found.push({ english: `Add another ${entry}` });
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
};

/** All sentences a visitor can meet, by their key, in the order of the files. */
export const collect = (root: string): Map<string, Sentence> => {
  const sentences = new Map<string, Sentence>();
  for (const room of ['forms', 'machines', 'server', 'src'])
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = `${room}/${name}`;
      if (!/\.tsx?$/.test(file) || /\/examples?\.ts$|examplePdf|^src\/content\/blankForms\//.test(file)) continue;
      for (const each of sentencesIn(file, readFileSync(join(root, file), 'utf8'))) {
        const known = sentences.get(keyOf(each));
        if (!known) sentences.set(keyOf(each), { ...each, files: [file] });
        else if (!known.files.includes(file)) known.files.push(file);
      }
    }
  return sentences;
};

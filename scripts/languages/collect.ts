import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { optionsFrom } from '../../forms/lists/optionsFrom.ts';
import { inOneLine } from '../../languages/translated.ts';
import { words } from '../../languages/words.ts';
import { keyOf } from './key.ts';

/** A sentence in the sources that needs a translation, and its files. */
export interface Sentence {
  english: string;
  /** Its wording for every number except one. */
  other?: string | undefined;
  /** Distinguishes two meanings of the same English word. */
  context?: string | undefined;
  files: string[];
}

type Text = Omit<Sentence, 'files'>;

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
  'step topLevelStep part text lines arabic choice yesNo date years number reference phone email pdf pdfs list group'.split(
    ' ',
  ),
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

/** A text that is concatenated from literals. */
const concatenationOf = (node: Node): string | undefined =>
  node.type === 'BinaryExpression'
    ? `${concatenationOf(node.left as Node) ?? ''}${concatenationOf(node.right as Node) ?? ''}`
    : textOf(node);

const isConcatenated = (node: Node): boolean =>
  node.type === 'BinaryExpression' && node.operator === '+' && /[^\s]/.test(concatenationOf(node) ?? '');

/** The sentences of one module. Throws if a sentence is composed from pieces: another language orders them differently. */
export const sentencesIn = (file: string, code: string): Text[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const texts: Text[] = [];
  // Several fields may share a sentence, as a constant of their module.
  const constants = new Map(
    program.body
      .flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
      .map(({ id, init }) => [nameOf(id), init as unknown]),
  );
  const add = (node: unknown, more: Partial<Text> = {}): void => {
    if (!isNode(node)) return;
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].forEach((each) => add(each, more));
    if (node.type === 'CallExpression') return;
    if (node.type === 'Identifier') return add(constants.get(nameOf(node)), more);
    if (node.type === 'ArrayExpression') return (node.elements as unknown[]).forEach((each) => add(each, more));
    const text = textOf(node);
    // The separator of a list, such as ', ', keeps its space.
    const english = text && (/^[^\p{L}\w]+ $/u.test(text) ? text : inOneLine(text));
    // Text in Arabic is the same in every language. Punctuation needs no translation.
    if (english && /(?!\p{Script=Arabic})\p{L}|^[^\p{L}\w]+ $/u.test(english.replace(/<[^>]*>/g, '')))
      texts.push({ english, ...more });
    else if (text === undefined && (node.type === 'TemplateLiteral' || isConcatenated(node)))
      throw new Error(
        `${file}: the sentence ${code.slice(Number(node.start), Number(node.end))} is put together. Please write {placeholders}, and give their values.`,
      );
  };
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as Node[];
      const callee = nameOf(node.callee);
      if (callee === 'optionsFrom' && first)
        for (const { label } of optionsFrom(concatenationOf(first) ?? ''))
          if (/\p{L}/u.test(label)) texts.push({ english: label });
      if (callee === 'inContext') add(second, { context: first && textOf(first) });
      else if (functions.has(callee) || (isForm(file) && factories.has(callee))) add(first);
      else if (plurals.has(callee)) add(first, { other: second && textOf(second) });
    }
    const key = node.type === 'Property' ? nameOf(node.key) : '';
    if (isContent(file) ? words.has(key) : isForm(file) && fieldWords.has(key)) add(node.value);
    const entry = isForm(file) && key === 'entry' && isNode(node.value) ? textOf(node.value) : undefined;
    if (entry) texts.push({ english: `Add another ${entry}` });
    Object.values(node).forEach(visit);
  };
  visit(program);
  return texts;
};

/** All sentences that visitors see, by their key, in the order of the files. */
export const collect = (root: string): Map<string, Sentence> => {
  const sentences = new Map<string, Sentence>();
  for (const room of ['forms', 'machines', 'server', 'src'])
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = `${room}/${name}`;
      if (!/\.tsx?$/.test(file) || /\/examples?\.ts$|examplePdf|^src\/content\/blankForms\//.test(file)) continue;
      for (const each of sentencesIn(file, readFileSync(join(root, file), 'utf8'))) {
        const sentence = sentences.get(keyOf(each));
        if (!sentence) sentences.set(keyOf(each), { ...each, files: [file] });
        else if (!sentence.files.includes(file)) sentence.files.push(file);
      }
    }
  return sentences;
};

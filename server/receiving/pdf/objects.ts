import type { Budget } from '#server/receiving/pdf/budget.ts';
import { flagOf } from '#server/receiving/pdf/marks.ts';
import { tokensIn } from '#server/receiving/pdf/tokens.ts';

/** What one object says of itself. */
export interface ReadObject {
  /** Where its stream begins, when it has one. */
  stream: number | undefined;
  /** What stands under /Filter, and the numbers under these names; NaN for one that stands elsewhere. */
  filters: string[];
  '/First': number[];
  '/Predictor': number[];
}

interface Reading {
  budget: Budget;
  flag: (found: string) => void;
  /** Where the next object begins, for one inside a stream of objects. */
  next?: number;
}

const marksOfLeaving: Record<string, number> = { '/GoToE': 1, '/F': 2 };
const LEAVES = 3;

const TOKENS_AT_ONCE = 256;
/** An object costs more than its tokens: however small it is, its reading has to begin. */
const BEGINNING = 16;

/** Reads the names of one object. A link into an embedded file is one to another file when its dictionary names one (/F). */
export const readObject = async (text: string, from: number, { budget, flag, next }: Reading): Promise<ReadObject> => {
  const read: ReadObject = { stream: undefined, filters: [], '/First': [], '/Predictor': [] };
  const dictionaries: number[] = [];
  let [depth, count, spentTo, key, isFilterList] = [0, BEGINNING, from, '', false];
  for (const { text: token, end } of tokensIn(text, from)) {
    const name = token.startsWith('/') ? token : undefined;
    if (token === '<<') dictionaries.push(0);
    if (token === '>>') {
      if (dictionaries.pop() === LEAVES) flag('link to another file');
    }
    if (token === '<<' || token === '[') {
      depth += 1;
      isFilterList = key === '/Filter' && token === '[';
    } else if (token === '>>' || token === ']') {
      depth -= 1;
      isFilterList = false;
    } else if (key === '/Filter') read.filters.push(token);
    else if (key === '/First' || key === '/Predictor') read[key].push(Number(token));
    const isKey = name && key !== '/Filter';
    if (!isFilterList) key = isKey ? name : '';
    if (name) {
      if (dictionaries.length > 0) dictionaries[dictionaries.length - 1]! |= marksOfLeaving[name] ?? 0;
      const found = flagOf(name.slice(1));
      if (found) flag(found);
    }
    if (token === 'stream' && next === undefined) read.stream = end;
    const isLast = next === undefined ? token === 'endobj' || token === 'startxref' : end >= next;
    const isOver = read.stream !== undefined || (isLast && depth <= 0);
    count += 1;
    if (!isOver && count < TOKENS_AT_ONCE) continue;
    const mayGoOn = await budget.spend(count, end - spentTo);
    if (isOver || !mayGoOn) return read;
    [count, spentTo] = [0, end];
  }
  await budget.spend(count, text.length - spentTo);
  return read;
};

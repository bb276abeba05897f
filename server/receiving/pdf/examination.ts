import { newBudget } from '#server/receiving/pdf/budget.ts';
import { mayHoldMarks } from '#server/receiving/pdf/marks.ts';
import { contentOf, objectsWithin } from '#server/receiving/pdf/objectStream.ts';
import { type ReadObject, readObject } from '#server/receiving/pdf/objects.ts';

export const NOT_FULLY_EXAMINED = 'not fully examined';

// Readers go where the table leads them, also to what stands inside another object's stream or string.
const beginning = /(?<![A-Za-z])obj(?![A-Za-z\d])|trailer/g;

/**
 * What the office should know before it opens a PDF, from the names in its objects, those in streams of objects
 * included. Bounded: says 'not fully examined' when a bound was met or such a stream cannot be read.
 */
export const flagsOf = async (bytes: Buffer): Promise<string[]> => {
  const flags = new Set<string>();
  const budget = newBudget();
  const reading = { budget, flag: (found: string) => flags.add(found) };

  const lookInside = async (object: ReadObject) => {
    const content = await contentOf(object, bytes, budget);
    const starts = content !== undefined && object['/First'].map((first) => objectsWithin(content, first));
    if (!starts || starts.includes(undefined)) flags.add(NOT_FULLY_EXAMINED);
    if (!starts || !mayHoldMarks(content)) return;
    for (const places of starts)
      for (const [i, at] of (places ?? []).entries())
        if (!budget.isSpent()) await readObject(content, at, { ...reading, next: places![i + 1] ?? content.length });
  };

  const text = bytes.toString('latin1');
  for (const { 0: word, index } of text.matchAll(beginning)) {
    if (budget.isSpent()) break;
    const object = await readObject(text, index + word.length, reading);
    if (object.stream !== undefined && object['/First'].length > 0) await lookInside(object);
  }
  if (budget.isSpent()) flags.add(NOT_FULLY_EXAMINED);
  return [...flags];
};

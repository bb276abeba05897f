import * as v from 'valibot';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { type PhoneRules, phoneInWords } from '#forms/phone.ts';
import type { Question } from '#forms/questions.ts';

const months = 'January, February, March, April, May, June, July, August, September, October, November, December'.split(
  ', ',
);

/** A day as people write it: '4 March 2022' for '2022-03-04'. */
const dateInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return date ? `${date} ${months[month! - 1]} ${year}` : day;
};

/** A text as it is sent: digits of any script as 0-9, a phone number in E.164; as it was typed while it is wrong. */
const asSent = (field: Leaf, typed: string, rules: PhoneRules | undefined): string => {
  const { success, output } = v.safeParse(field.schema(false, rules), typed);
  return success ? textOf(output) : typed;
};

/** An answer of text as people read it: an option's label, a date and a phone number as they are written. */
export const textInWords = (field: Leaf, typed: string, rules?: PhoneRules): string => {
  const text = asSent(field, typed, rules);
  if (field.kind === 'date') return dateInWords(text);
  if (field.kind === 'phone') return phoneInWords(text, rules);
  return field.options?.().find(({ value }) => value === text)?.label ?? text;
};

/** An answer as people read it: its text in words, or the names of its files. */
export const inWords = ({ field, path }: Question, draft: DraftGroup, rules?: PhoneRules): string => {
  const answer = answerAt(draft, path);
  if (field.kind !== 'pdf') return textInWords(field, textOf(answer), rules);
  return filesOf(answer)
    .map(({ name }) => name)
    .join(', ');
};

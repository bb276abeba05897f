import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import { internationalNumber, type PhoneRules, phoneInWords } from '#forms/phone.ts';
import type { Question } from '#forms/questions.ts';

const months = 'January, February, March, April, May, June, July, August, September, October, November, December'.split(
  ', ',
);

/** A day as people write it: '4 March 2022' for '2022-03-04'. */
const dateInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return date ? `${date} ${months[month! - 1]} ${year}` : day;
};

/** An answer as people read it: an option's label, a date and a phone number as they are written, the names of files. */
export const inWords = ({ field, path }: Question, draft: DraftGroup, rules?: PhoneRules): string => {
  const answer = answerAt(draft, path);
  if (field.kind === 'pdf')
    return filesOf(answer)
      .map(({ name }) => name)
      .join(', ');
  const text = textOf(answer);
  if (field.kind === 'date') return dateInWords(text);
  if (field.kind === 'phone') return phoneInWords(internationalNumber(text, rules), rules);
  return field.options?.().find(({ value }) => value === text)?.label ?? text;
};

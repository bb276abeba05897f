import * as v from 'valibot';
import { answerAt } from '#forms/draft.ts';
import { type DraftGroup, filesOf, textOf } from '#forms/draftValue.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { type PhoneRules, phoneInWords } from '#forms/phone.ts';
import type { Question } from '#forms/questions.ts';
import { inBeirut } from '#forms/today.ts';
import { type Message, message, plural, t } from '#languages/message.ts';

const months = [
  message('January'),
  message('February'),
  message('March'),
  message('April'),
  message('May'),
  message('June'),
  message('July'),
  message('August'),
  message('September'),
  message('October'),
  message('November'),
  message('December'),
];

/** A day as people write it: '4 March 2022' for '2022-03-04'. In French the first of a month is '1er mars 2022'. */
export const dayMessage = (day: string): Message => {
  const [year, month, date] = day.split('-').map(Number);
  const values = { month: months[month! - 1]!, year: String(year) };
  return date ? plural('{count} {month} {year}', '{count} {month} {year}', date, values) : () => day;
};

export const dayInWords = (day: string): string => dayMessage(day)();

/** A moment by Beirut's clock, as in '4 March 2026, 14:05'. */
export const beirutTime = (moment: Date): Message => {
  const { day, time } = inBeirut(moment);
  return message('{day}, {time}', { day: dayMessage(day), time });
};

/** A text as it is sent: digits of any script as 0-9, a phone number in E.164. An invalid text is returned as it was typed. */
const asSent = (field: Leaf, typed: string, rules: PhoneRules | undefined): string => {
  const { success, output } = v.safeParse(field.schema(false, rules), typed);
  return success ? textOf(output) : typed;
};

/** An answer of text as people read it: an option's label, a date and a phone number as they are written. */
export const textInWords = (field: Leaf, typed: string, rules?: PhoneRules): string => {
  const text = asSent(field, typed, rules);
  if (field.kind === 'date') return dayInWords(text);
  if (field.kind === 'phone') return phoneInWords(text, rules);
  const chosen = field.options?.().find(({ value }) => value === text);
  return chosen ? t(chosen.label) : text;
};

/** An answer as people read it: its text in words, or the names of its files, each in its own direction. */
export const inWords = ({ field, path }: Question, draft: DraftGroup, rules?: PhoneRules): readonly string[] => {
  const answer = answerAt(draft, path);
  return field.kind === 'pdf'
    ? filesOf(answer).map(({ name }) => name)
    : [textInWords(field, textOf(answer), rules)].filter((text) => text.trim() !== '');
};

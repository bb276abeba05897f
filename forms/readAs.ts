import type { Leaf } from '#forms/fieldTypes.ts';
import { dayInWords } from '#forms/inWords.ts';
import { limits } from '#forms/limits.ts';
import { extensionOf, type PhoneRules } from '#forms/phone.ts';
import { oneLine } from '#forms/text.ts';
import { t } from '#languages/message.ts';

// While a year is typed, it is one of the first century.
const isWholeDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && text >= limits.firstDay;

/**
 * How an answer is read, where that may differ from what was meant: a date in words, since browsers order its parts by their own
 * language; and that the extension of a phone number is left out.
 */
export const readAs = ({ kind }: Leaf, typed: string, rules?: PhoneRules): string | undefined => {
  const text = oneLine(typed);
  if (kind === 'date') return isWholeDay(text) ? dayInWords(text) : undefined;
  const extension = kind === 'phone' ? extensionOf(text, rules) : undefined;
  return (
    extension &&
    t('Extension {extension} is not sent. If there is a direct number, please give that one.', { extension })
  );
};

import type { Leaf, Option } from '#forms/fieldTypes.ts';
import { language } from '#languages/current.ts';
import { t } from '#languages/message.ts';

/** Lists of at least this length are sorted alphabetically, except for their first entry. */
const LONG = 50;

/** A question's options in the language of the document. */
export const optionsOf = (field: Leaf): readonly Option[] => {
  const options = (field.options?.() ?? []).map(({ value, label }) => ({ value, label: t(label) }));
  if (options.length < LONG || field.kind !== 'choice' || language() === 'en') return options;
  const { compare } = new Intl.Collator(language());
  const [first, ...rest] = options as [Option, ...Option[]];
  return [first, ...rest.toSorted((one, other) => compare(one.label, other.label))];
};

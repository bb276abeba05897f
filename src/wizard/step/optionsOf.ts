import type { Leaf, Option } from '#forms/fieldTypes.ts';
import { language } from '#languages/current.ts';
import { t } from '#languages/message.ts';
import { isLong } from '#src/components/isLong.ts';

/** A question's options in the language of the document. A long list is sorted alphabetically, except for its first entry. */
export const optionsOf = (field: Leaf): readonly Option[] => {
  const options = (field.options?.() ?? []).map(({ value, label }) => ({ value, label: t(label) }));
  if (!isLong(options) || field.kind !== 'choice' || language() === 'en') return options;
  const { compare } = new Intl.Collator(language());
  const [first, ...rest] = options as [Option, ...Option[]];
  return [first, ...rest.toSorted((one, other) => compare(one.label, other.label))];
};

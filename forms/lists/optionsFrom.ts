import type { Option } from '#forms/fieldTypes.ts';

/** Options that go as the name shown, from names divided by semicolons. */
export const optionsFrom = (names: string): readonly Option[] =>
  names
    .split(';')
    .map((name) => name.trim())
    .map((name) => ({ value: name, label: name }));

import type { Option } from '#forms/fieldTypes.ts';

/** Options whose value is their label, from labels separated by semicolons. */
export const optionsFrom = (names: string): readonly Option[] =>
  names
    .split(';')
    .map((name) => name.trim())
    .map((name) => ({ value: name, label: name }));

import type { Option } from '#forms/field.ts';

/** Options that go as the name shown, from names divided by semicolons. */
export const listed = (names: string): readonly Option[] =>
  names
    .split(';')
    .map((name) => name.trim())
    .map((name) => ({ value: name, label: name }));

import type { Option } from '#forms/fieldTypes.ts';

/** Options separated by semicolons. The value is the label, or precedes it: `Mother Only; Icelander = Icelandic`. */
export const optionsFrom = (names: string): readonly Option[] =>
  names.split(';').map((name) => {
    const [value = '', label = value] = name.trim().split(' = ');
    return { value, label };
  });

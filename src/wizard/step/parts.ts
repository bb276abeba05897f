import type { FieldMap, Part } from '#forms/fieldTypes.ts';

export interface Together {
  part: Part | undefined;
  names: string[];
}

/** Neighbors of the same part, taken together. */
export const partsOf = (fields: FieldMap, names: readonly string[]): Together[] =>
  names.reduce<Together[]>((together, name) => {
    const part = fields[name]?.part;
    const last = together.at(-1);
    if (last && last.part === part) last.names.push(name);
    else together.push({ part, names: [name] });
    return together;
  }, []);

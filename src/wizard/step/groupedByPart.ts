import type { FieldMap, Part } from '#forms/fieldTypes.ts';

interface PartGroup {
  part: Part | undefined;
  names: string[];
}

/** Groups neighboring fields of the same part. */
export const groupedByPart = (fields: FieldMap, names: readonly string[]): PartGroup[] =>
  names.reduce<PartGroup[]>((groups, name) => {
    const part = fields[name]?.part;
    const last = groups.at(-1);
    if (last && last.part === part) last.names.push(name);
    else groups.push({ part, names: [name] });
    return groups;
  }, []);

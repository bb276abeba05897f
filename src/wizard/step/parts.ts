import type { FieldMap } from '#forms/fieldTypes.ts';

export interface Part {
  heading: string | undefined;
  names: string[];
}

/** Neighbours under the same heading, taken together. */
export const partsOf = (fields: FieldMap, names: readonly string[]): Part[] =>
  names.reduce<Part[]>((parts, name) => {
    const heading = fields[name]?.part;
    const last = parts.at(-1);
    if (last && last.heading === heading) last.names.push(name);
    else parts.push({ heading, names: [name] });
    return parts;
  }, []);

/** A value in the content, with its place: 'news › Christmas recital › images › 1'. */
export interface ContentValue {
  where: string;
  key: string;
  value: unknown;
}

const nameOf = (value: unknown, key: string): string => {
  const { title, label, name } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const text = [title, label, name].find((each) => typeof each === 'string');
  if (text) return text;
  return /^\d+$/.test(key) ? String(Number(key) + 1) : key;
};

/** Every value in the content, objects included, depth first. */
export function valuesIn(value: unknown, where: string, key = ''): ContentValue[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => valuesIn(each, `${where} › ${nameOf(each, name)}`, name))
      : [];
  return [{ where, key, value }, ...inner];
}

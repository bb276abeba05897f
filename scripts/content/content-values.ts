/** One value somewhere in the content, with the way there: 'news › Christmas recital › images › 1'. */
export interface Found {
  where: string;
  key: string;
  value: unknown;
}

const nameOf = (value: unknown, key: string): string => {
  const { title, label, name } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const words = [title, label, name].find((each) => typeof each === 'string');
  if (words) return words;
  return /^\d+$/.test(key) ? String(Number(key) + 1) : key;
};

/** Every value in the content, the objects among them included, depth first. */
export function valuesIn(value: unknown, where: string, key = ''): Found[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => valuesIn(each, `${where} › ${nameOf(each, name)}`, name))
      : [];
  return [{ where, key, value }, ...inner];
}

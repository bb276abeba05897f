/** The address of the documentation with a title. */
const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Makes links of the names of other components in a text, if they have two words or more: “the yes-no field”. */
export const linked = (text: string, own: string, titles: readonly string[]): string => {
  const names = new Map(
    titles
      .filter((title) => title !== own && /\/.*[ -]/.test(title))
      .map((title) => [title.replace(/^.*\//, '').toLowerCase(), title]),
  );
  const named = new RegExp(`\\b(${[...names.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?!\\w)`, 'gi');
  return text.replaceAll(named, (name) => `[${name}](${pageOf(names.get(name.toLowerCase())!)})`);
};

/** The tokens a style sheet declares, by name. What a media rule changes is not read. */
export const readTokens = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name!, value!]));

/** The names of all colors, in the order of the file. */
export const colorsIn = (tokens: Readonly<Record<string, string>>): string[] =>
  Object.keys(tokens).filter((name) => tokens[name]!.startsWith('#'));

/** The tokens that a style sheet declares, by name. What a media rule changes is not read. */
export const readTokens = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name!, value!]));

/** The token that another one stands for. */
export const targetOf = (value: string): string | undefined => /^var\(--([\w-]+)\)$/.exec(value)?.[1];

/** The names of all raw colors, in the order of the file. */
export const colorsIn = (tokens: Readonly<Record<string, string>>): string[] =>
  Object.keys(tokens).filter((name) => tokens[name]!.startsWith('#'));

/** The names of all roles, in the order of the file. */
export const rolesIn = (tokens: Readonly<Record<string, string>>): string[] =>
  Object.keys(tokens).filter((name) => targetOf(tokens[name]!));

import { readFileSync } from 'node:fs';
import { readTokens, targetOf } from './readTokens.ts';

const tokens = readTokens(readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8'));

/** The value of a token, or of the one it stands for. Throws for a name that `tokens.css` does not have. */
export const tokenOf = (name: string): string => {
  const value = tokens[name];
  if (value === undefined) throw new Error(`src/styles/tokens.css has no --${name}.`);
  const target = targetOf(value);
  return target ? tokenOf(target) : value;
};

/** A text with the values of the tokens it names, for files that no style sheet reaches. */
export const withTokens = (text: string): string =>
  text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokenOf(name));

const typeOf = (value: string) => {
  if (value.startsWith('#')) return 'color';
  if (/^[\d.]+(?:px|rem)$/.test(value)) return 'dimension';
  return /^\d+ms$/.test(value) ? 'duration' : undefined;
};

/** The tokens as the Design Tokens Community Group writes them, for design tools. A role refers to its color. */
export const designTokens = (): object =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => {
      const target = targetOf(value);
      const type = typeOf(tokenOf(name));
      return type ? [[name, { $type: type, $value: target ? `{${target}}` : value }]] : [];
    }),
  );

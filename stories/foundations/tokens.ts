import css from '#src/styles/tokens.css?raw';
import { readTokens, targetOf } from '../../scripts/tokens/readTokens.ts';

/** The tokens of the site as its style sheet declares them. */
export const tokens = readTokens(css);

/** The value of a token, or of the one it stands for. Throws for a name that the file does not have. */
export const tokenOf = (name: string): string => {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}.`);
  const target = targetOf(value);
  return target ? tokenOf(target) : value;
};

import type { LeafKind } from '#forms/fieldTypes.ts';
import { likelyNumber } from '#forms/likelyNumber.ts';
import { likelyAddress } from '#forms/mailDomains.ts';
import type { PhoneRules } from '#forms/phone.ts';

const likely: { readonly [Kind in LeafKind]?: (typed: string, rules: PhoneRules | undefined) => string | undefined } = {
  email: likelyAddress,
  phone: likelyNumber,
};

/** Whether what is typed at a question of this kind may look like a slip. */
export const takesSlips = (kind: LeafKind): boolean => kind in likely;

/** The answer that was probably meant, where what was typed looks like a slip. It is asked about, never refused. */
export const likelyAnswer = (kind: LeafKind, typed: string, rules: PhoneRules | undefined): string | undefined =>
  likely[kind]?.(typed, rules);

import type { LeafKind } from '#forms/fieldTypes.ts';
import { likelyNumber } from '#forms/likelyNumber.ts';
import { likelyAddress } from '#forms/mailDomains.ts';
import type { PhoneRules } from '#forms/phone.ts';

const likely: { readonly [Kind in LeafKind]?: (typed: string, rules: PhoneRules | undefined) => string | undefined } = {
  email: likelyAddress,
  phone: likelyNumber,
};

/** Whether questions of this kind are checked for typing errors. */
export const takesSlips = (kind: LeafKind): boolean => kind in likely;

/** A correction of what looks like a typing error. The applicant is asked about it; the typed answer is never refused. */
export const likelyAnswer = (kind: LeafKind, typed: string, rules: PhoneRules | undefined): string | undefined =>
  likely[kind]?.(typed, rules);

import type { DivisionText } from '#src/content/divisions/division.ts';
import { intermediate } from '#src/content/divisions/intermediate.ts';
import { lowerElementary } from '#src/content/divisions/lower-elementary.ts';
import { preschool } from '#src/content/divisions/preschool.ts';
import { secondary } from '#src/content/divisions/secondary.ts';
import { upperElementary } from '#src/content/divisions/upper-elementary.ts';
import type { DivisionId } from '#src/content/divisions.ts';

export const divisionTexts: Record<DivisionId, DivisionText> = {
  preschool,
  'lower-elementary': lowerElementary,
  'upper-elementary': upperElementary,
  intermediate,
  secondary,
};

import { t } from '#languages/message.ts';
import type { Fact } from '#src/content/divisions/division.ts';
import type { DivisionEntry } from '#src/content/divisions.ts';

/** A division's hours as facts. Preschool has neither periods nor fixed recesses. */
export const hoursOf = ({ classes, lessons, recesses }: DivisionEntry): Fact[] => [
  { term: t('Classes'), detail: classes },
  ...(lessons ? [{ term: t('Lessons'), detail: lessons }] : []),
  ...(recesses ? [{ term: t('Recesses'), detail: recesses }] : []),
];

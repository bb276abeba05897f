import type { Fact } from '#src/content/divisions/division.ts';
import type { DivisionEntry } from '#src/content/divisions.ts';

/** A division's hours as facts. Preschool has neither periods nor fixed recesses. */
export const hoursOf = ({ classes, lessons, recesses }: DivisionEntry): Fact[] => [
  { term: 'Classes', detail: classes },
  ...(lessons ? [{ term: 'Lessons', detail: lessons }] : []),
  ...(recesses ? [{ term: 'Recesses', detail: recesses }] : []),
];

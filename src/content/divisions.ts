export type DivisionId = 'preschool' | 'lower-elementary' | 'upper-elementary' | 'intermediate' | 'secondary';

export interface DivisionEntry {
  id: DivisionId;
  name: string;
  href: string;
  /** When classes begin and end. */
  classes: string;
  lessons?: string;
  recesses?: string;
}

/** The five divisions and their hours, youngest first. What each page says of its division stands in `divisions/`. */
export const divisions: readonly DivisionEntry[] = [
  { id: 'preschool', name: 'Preschool', href: '/divisions/preschool', classes: '7:30 a.m. to 1:45 p.m.' },
  {
    id: 'lower-elementary',
    name: 'Lower Elementary',
    href: '/divisions/lower-elementary',
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '8 periods of 45 minutes',
    recesses: '35 and 25 minutes',
  },
  {
    id: 'upper-elementary',
    name: 'Upper Elementary',
    href: '/divisions/upper-elementary',
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '8 periods of 45 minutes',
    recesses: '35 and 25 minutes',
  },
  {
    id: 'intermediate',
    name: 'Intermediate',
    href: '/divisions/intermediate',
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '7 periods of 50 minutes',
    recesses: 'two 30-minute recesses',
  },
  {
    id: 'secondary',
    name: 'Secondary',
    href: '/divisions/secondary',
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '7 periods of 50 minutes',
    recesses: '30 and 25 minutes',
  },
];

export type DivisionId = 'preschool' | 'lower-elementary' | 'upper-elementary' | 'intermediate' | 'secondary';

export interface DivisionEntry {
  id: DivisionId;
  name: string;
  href: string;
  /** Its grades, as the form's levels name them. */
  grades: readonly string[];
  /** When classes begin and end. */
  classes: string;
  lessons?: string;
  recesses?: string;
}

/** The five divisions and their hours, youngest first. What each page says of its division stands in `divisions/`. */
export const divisions: readonly DivisionEntry[] = [
  {
    id: 'preschool',
    name: 'Preschool',
    href: '/divisions/preschool',
    grades: ['pre-kg-1', 'pre-kg-2', 'pre-kg-3'],
    classes: '7:30 a.m. to 1:45 p.m.',
  },
  {
    id: 'lower-elementary',
    name: 'Lower Elementary',
    href: '/divisions/lower-elementary',
    grades: ['lel-01', 'lel-02', 'lel-03'],
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '8 periods of 45 minutes',
    recesses: '35 and 25 minutes',
  },
  {
    id: 'upper-elementary',
    name: 'Upper Elementary',
    href: '/divisions/upper-elementary',
    grades: ['uel-04', 'uel-05', 'uel-06'],
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '8 periods of 45 minutes',
    recesses: '35 and 25 minutes',
  },
  {
    id: 'intermediate',
    name: 'Intermediate',
    href: '/divisions/intermediate',
    grades: ['int-07', 'int-08', 'int-09'],
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '7 periods of 50 minutes',
    recesses: 'two 30-minute recesses',
  },
  {
    id: 'secondary',
    name: 'Secondary',
    href: '/divisions/secondary',
    grades: ['soph', 'jun-gls', 'jun-se', 'senior-gs', 'senior-ls', 'senior-se'],
    classes: '7:30 a.m. to 2:30 p.m.',
    lessons: '7 periods of 50 minutes',
    recesses: '30 and 25 minutes',
  },
];

import type { Option } from '#forms/fieldTypes.ts';

/** The school's levels: a code on the wire, a name on the page. */
export const levels: readonly Option[] = [
  { value: 'pre-kg-1', label: 'Pre-KG 1' },
  { value: 'pre-kg-2', label: 'Pre-KG 2' },
  { value: 'pre-kg-3', label: 'Pre-KG 3' },
  { value: 'lel-01', label: 'Grade 1' },
  { value: 'lel-02', label: 'Grade 2' },
  { value: 'lel-03', label: 'Grade 3' },
  { value: 'uel-04', label: 'Grade 4' },
  { value: 'uel-05', label: 'Grade 5' },
  { value: 'uel-06', label: 'Grade 6' },
  { value: 'int-07', label: 'Grade 7' },
  { value: 'int-08', label: 'Grade 8' },
  { value: 'int-09', label: 'Grade 9' },
  { value: 'soph', label: 'Grade 10 (Sophomore)' },
  { value: 'jun-gls', label: 'Grade 11 (GLS)' },
  { value: 'jun-se', label: 'Grade 11 (SE)' },
  { value: 'senior-gs', label: 'Grade 12 (GS)' },
  { value: 'senior-ls', label: 'Grade 12 (LS)' },
  { value: 'senior-se', label: 'Grade 12 (SE)' },
];

/** A sibling's level, with an option for those who are too young or too old for school. */
export const siblingLevels: readonly Option[] = [
  { value: 'not-at-school-yet', label: 'Not at school yet' },
  ...levels,
  { value: 'finished-school', label: 'Finished school' },
];

export const divisions = [
  { name: 'Preschool', href: '/divisions/preschool', classes: '7:30 a.m. to 1:45 p.m.' },
  { name: 'Lower Elementary', href: '/divisions/lower-elementary', classes: '7:30 a.m. to 2:30 p.m.' },
  { name: 'Upper Elementary', href: '/divisions/upper-elementary', classes: '7:30 a.m. to 2:30 p.m.' },
  { name: 'Intermediate', href: '/divisions/intermediate', classes: '7:30 a.m. to 2:30 p.m.' },
  { name: 'Secondary', href: '/divisions/secondary', classes: '7:30 a.m. to 2:30 p.m.' },
] as const;

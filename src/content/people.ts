/** A role stands where there is no name yet. */
export const people = {
  bishop: { title: 'His Eminence the Metropolitan', name: null },
  principal: { title: 'The Principal', name: null },
  heads: {
    preschool: { title: 'The Head of Preschool', name: null },
    'lower-elementary': { title: 'The Head of Lower Elementary', name: null },
    'upper-elementary': { title: 'The Head of Upper Elementary', name: null },
    intermediate: { title: 'The Head of Intermediate', name: null },
    secondary: { title: 'The Head of Secondary', name: null },
  },
} as const;

/** Everything the school replaces with its own. Values with `placeholder: true` are neutral and belong to nobody. */
export const school = {
  placeholder: true,
  name: { en: 'Beirut Archdiocese College', ar: 'كلية مطرانية بيروت' },
  shortName: 'BAC',
  city: 'Beirut, Lebanon',
  founded: 1953,
  phone: { display: '+961 00 000 000', e164: '+96100000000', placeholder: true },
  email: { address: 'info@school.example', placeholder: true },
  address: { lines: ['1 Example Street', 'Beirut, Lebanon'], placeholder: true },
  social: {
    professional: 'https://example.org/professional',
    photos: 'https://example.org/photos',
    network: 'https://example.org/network',
    video: 'https://example.org/video',
    placeholder: true,
  },
} as const;

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

export const documents = {
  protocol: '/media/protocol-19-20.pdf',
  journal: '/media/special-issue-2025.pdf',
} as const;

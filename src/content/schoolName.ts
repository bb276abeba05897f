/** The school's name, by itself because every page's script needs it. */
export const schoolName = { en: 'Beirut Archdiocese College', ar: 'كلية مطرانية بيروت' } as const;

import { school } from '#src/content/school.ts';

export const titled = (page: string) => `${page} – ${school.name.en}`;

import { schoolName } from '#src/content/schoolName.ts';

export const titled = (page: string) => `${page} – ${schoolName.en}`;

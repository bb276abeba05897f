/** The title of each news item by its id, for whatever leads to it. */
export const newsTitles = {
  '3': { title: 'Christmas recital' },
  '2': { title: 'Science day' },
  '1': { title: 'Back to school' },
} as const;

export type NewsId = keyof typeof newsTitles;

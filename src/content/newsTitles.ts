/** The title of each news item by its id, for whatever leads to it. */
export const newsTitles = {
  '3': 'Christmas recital',
  '2': 'Science day',
  '1': 'Back to school',
} as const;

export type NewsId = keyof typeof newsTitles;

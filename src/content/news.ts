import type { Slot } from '#src/content/media.ts';

export interface NewsStory {
  /** The last part of its address: /news/{id}. */
  id: string;
  month: string;
  day: number;
  title: string;
  excerpt: string;
  /** The story as HTML. */
  content: string;
  images: readonly Slot[];
  placeholder?: true;
}

export const news: readonly NewsStory[] = [
  {
    id: '1',
    month: 'September',
    day: 15,
    title: 'Back to school',
    excerpt: 'The gate opens for a new school year.',
    content: '<p>The gate opens for a new school year.</p>',
    images: ['n1-1', 'n1-2', 'n1-3', 'n1-4'],
    placeholder: true,
  },
  {
    id: '2',
    month: 'November',
    day: 12,
    title: 'Science day',
    excerpt: 'Learners show what they built and measured.',
    content: '<p>Learners show what they built and measured.</p>',
    images: ['n2-1', 'n2-2', 'n2-3', 'n2-4'],
    placeholder: true,
  },
  {
    id: '3',
    month: 'December',
    day: 18,
    title: 'Christmas recital',
    excerpt: 'The choir sings among lanterns in the courtyard.',
    content: '<p>The choir sings among lanterns in the courtyard.</p>',
    images: ['n3-1', 'n3-2', 'n3-3', 'n3-4'],
    placeholder: true,
  },
];

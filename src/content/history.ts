import type { Slot } from '#src/content/media.ts';

export interface Milestone {
  /** A year or a span of years; left out where none is known. */
  when?: string;
  title: string;
  text: string;
}

interface History {
  lead: string;
  picture: Slot;
  milestones: readonly Milestone[];
}

export const history: History = {
  lead: 'A house that was completed in the year of its founding, fell silent for a time, and filled with voices again.',
  picture: 'history',
  milestones: [
    {
      when: '1953',
      title: 'Founded and completed',
      text: 'The school was founded in 1953, and its building was completed in the same year.',
    },
    { title: 'The first principal', text: 'The first principal of the school later became a patriarch.' },
    {
      title: 'Boarding and day students',
      text: 'The school taught boarding and day students: some went home in the afternoon, others lived here.',
    },
    {
      when: '1983–1986',
      title: 'A shelter',
      text: 'From 1983 to 1986 the school hosted refugees.',
    },
    {
      when: '1998',
      title: 'Renovation',
      text: 'Teaching ceased until a renovation in 1998.',
    },
    { title: 'Daycare and preschool', text: 'Afterwards daycare and preschool were launched.' },
  ],
};

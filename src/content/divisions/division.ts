import type { Slot } from '#src/content/media.ts';

export interface Fact {
  term: string;
  detail: string | readonly string[];
}

export interface DivisionText {
  /** True until the school's own words stand here. */
  placeholder?: true;
  picture: Slot;
  portrait: Slot;
  lead: string;
  /** HTML. */
  about: string;
  facts: readonly Fact[];
  /** What the head of the division says, without quotation marks. */
  quote: string;
}

export const parentMeetings: Fact = {
  term: 'Parent meetings',
  detail: 'At the start of the year and after each evaluation period',
};

export const advisory: Fact = { term: 'Advisory session', detail: '15 minutes each morning' };

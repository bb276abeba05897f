import type { ForOffice } from '#forms/forOffice.ts';
import type { PapersAnswers } from '#forms/papers/papers.ts';

export const papersForOffice: ForOffice<PapersAnswers> = {
  alsoNamed: ({ reference }) => [reference, reference.replace('-', '')],
  tabulated: [['message'], ['email']],
  writesTo: ({ email }) => [email],
};

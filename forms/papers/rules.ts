import { filesOf } from '#forms/draftValue.ts';
import type { PapersDraft } from '#forms/papers/papers.ts';
import type { Rule } from '#forms/rule.ts';

type PapersRule = Rule<PapersDraft>;

export const missingPaper: PapersRule = {
  name: 'missing paper',
  holds: ({ about }) => about === 'paper',
};

/** Where papers say it, no message is needed. */
export const withoutPapers: PapersRule = {
  name: 'without papers',
  holds: (draft) => !missingPaper.holds(draft) && filesOf(draft.papers).length === 0,
};

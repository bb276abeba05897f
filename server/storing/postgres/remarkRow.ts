import type { Remark } from '#server/storing/remarks.ts';

/** A remark as a row. */
export interface RemarkRow extends Pick<Remark, 'revision' | 'mark' | 'note'> {
  author: string;
  at: Date;
  adds_to: string | null;
  since: Date | null;
}

export const REMARK_COLUMNS = 'revision, mark, note, author, at, adds_to, since';

export const remarkOf = ({ revision, mark, note, author, at, adds_to, since }: RemarkRow): Remark => ({
  revision,
  mark,
  note,
  ...(adds_to !== null && { addsTo: adds_to }),
  ...(since !== null && { since: since.toISOString() }),
  by: author,
  at: at.toISOString(),
});

import { searchableText } from '#server/storing/search.ts';
import type { Entry } from '#server/storing/store.ts';

/** A mark and a note of the office for an application. The application itself never changes. */
export interface Remark {
  /** The first remark of an application has the number 1. */
  revision: number;
  mark: string;
  note: string;
  /** The reference of the application to which the office has moved an addition. Each later remark repeats it. */
  addsTo?: string;
  /** When the mark was set, ISO 8601, UTC. Each later remark with this mark repeats it. Without it: `at`. */
  since?: string;
  /** The user who wrote it. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** What was stored cannot be read, and the rest is that of the remark before. No such remark is added. */
  isDamaged?: true;
}

/** The mark of an application without remarks. */
export const NEW_MARK = 'new';

/** The mark that it gets when its page is opened. */
export const READ_MARK = 'read';

/** Parses a stored remark. Throws when it is damaged. */
export const parseRemark = (text: string): Remark => {
  const remark: Remark = JSON.parse(text);
  if (typeof remark.mark !== 'string' || Number.isNaN(Date.parse(remark.at))) throw new Error('It is no remark.');
  return remark;
};

/** What stands in the place of a damaged remark, after those before it. */
export const damagedRemark = (before: readonly Remark[]): Remark => ({
  ...(before.at(-1) ?? { mark: NEW_MARK, note: '', by: '', at: new Date(0).toISOString() }),
  revision: before.length + 1,
  isDamaged: true,
});

/** The remarks in a store. A remark is never changed, so that of two users who write at once neither loses anything. */
export interface Remarks {
  /** All remarks of an application, oldest first. */
  all(entry: Entry): Promise<Remark[]>;
  /** Adds a remark. Returns false when there is one with its revision, or when the application is not stored. */
  add(entry: Entry, remark: Remark): Promise<boolean>;
}

/** What a list shows of the last remark. */
export interface LastRemark {
  mark?: string;
  /** Since when it has the mark. */
  markedAt?: string;
  note?: string;
  addsTo?: string;
}

export const lastRemarkOf = ({ mark, note, addsTo, since, at }: Remark): LastRemark => ({
  mark,
  markedAt: since ?? at,
  ...(note && { note }),
  ...(addsTo !== undefined && { addsTo }),
});

/** What a search finds of the last remark: its note, and the reference to which it moves an addition. */
export const remarkText = ({ note = '', addsTo = '' }: { [Part in 'note' | 'addsTo']?: string | undefined }): string =>
  searchableText([note, addsTo, addsTo.replace('-', '')].join(' '));

interface RemarkChange extends Pick<Remark, 'by' | 'at'> {
  /** Without it, the mark stays. */
  mark?: string;
  /** Without it, the note stays. */
  note?: string;
  addsTo?: string;
}

/** The remark after these, which keeps what a change does not name. `firstMark` is that of an application without remarks. */
export const nextRemark = (
  existing: readonly Remark[],
  { by, at, ...change }: RemarkChange,
  firstMark: string = NEW_MARK,
): Remark => {
  const last = existing.at(-1);
  const { mark = last?.mark ?? firstMark, note = last?.note ?? '', addsTo = last?.addsTo } = change;
  const since = last?.mark === mark ? (last.since ?? last.at) : at;
  return { revision: existing.length + 1, mark, note, ...(addsTo !== undefined && { addsTo }), since, by, at };
};

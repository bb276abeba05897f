import { type Attachment, isAttachment } from '#forms/attachment.ts';

/** The draft answer to a question: a text, or the files attached so far. */
export type LeafDraft = string | undefined | readonly Attachment[];

/** Any value in a draft of any form. */
export type DraftValue = LeafDraft | readonly Entry[] | DraftGroup;

/** Answers by name: a whole draft, the section of a step, or what a group of questions holds. */
export interface DraftGroup {
  readonly [name: string]: DraftValue;
}

/** A list entry's answers and its key, which does not change when other entries are removed. */
export interface Entry extends DraftGroup {
  readonly key: string;
}

export const isGroup = (value: DraftValue): value is DraftGroup => typeof value === 'object' && !Array.isArray(value);

export const areEntries = (value: DraftValue): value is readonly Entry[] =>
  Array.isArray(value) && value.every((item: object) => 'key' in item);

const areFiles = (value: DraftValue): value is readonly Attachment[] =>
  Array.isArray(value) && value.every(isAttachment);

// The same array each time, for views that compare by identity.
const none: readonly never[] = [];

// A value of another kind than the caller asks for counts as blank.
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const filesOf = (value: DraftValue): readonly Attachment[] => (areFiles(value) ? value : none);
export const entriesOf = (value: DraftValue): readonly Entry[] => (areEntries(value) ? value : none);
export const groupOf = (value: DraftValue): DraftGroup => (isGroup(value) ? value : {});

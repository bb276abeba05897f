import { type Message, message } from '#languages/message.ts';
import type { Option } from '#server/office/page/views/Select.tsx';
import { NEW_MARK, READ_MARK } from '#server/storing/remarks.ts';

/** The marks that exist without a setting. */
export const usualMarks = [NEW_MARK, READ_MARK, 'incomplete', 'invited', 'accepted', 'declined'];

const labels: Readonly<Record<string, Message>> = {
  [NEW_MARK]: message('new'),
  [READ_MARK]: message('read'),
  incomplete: message('incomplete'),
  invited: message('invited'),
  accepted: message('accepted'),
  declined: message('declined'),
};

/** A usual mark in the language of the page. Other marks are the school's own words. */
export const markLabel = (mark: string): string => (Object.hasOwn(labels, mark) ? labels[mark]!() : mark);

export const markOptions = (marks: readonly string[]): Option[] =>
  marks.map((value) => ({ value, label: markLabel(value) }));

/** Whether a mark is one of the school's own, for which an application waits. */
export const isOwnMark = (mark: string): boolean => ![NEW_MARK, READ_MARK].includes(mark);

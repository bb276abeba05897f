import { NEW_MARK } from '#server/storing/remarks.ts';

/** Whether a mark is one of the school's own, for which an application waits. */
export const isOwnMark = (mark: string): boolean => ![NEW_MARK, 'read'].includes(mark);

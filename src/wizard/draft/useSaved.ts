import type { SavedNoteProps } from '#src/components/SavedNote.tsx';
import { type DraftSnapshot, useDraftState } from '#src/wizard/context.ts';

// The page shows hours and minutes: a save in the same minute need not be rendered.
const minuteOf = (time?: Date) => time && Math.floor(time.getTime() / 60_000);
const isSameMinute = (one?: Date, other?: Date) => minuteOf(one) === minuteOf(other);

/** Whether this device stores the answers, as far as is known. */
export const isStored = (draft: DraftSnapshot | undefined): boolean => !draft?.context.failing;

/** The same, for a view. */
export const useStored = (): boolean => useDraftState(isStored);

/** Whether this device stores the answers, and when it stored them last. */
export const useSaved = (): SavedNoteProps => {
  const stored = useStored();
  const savedAt = useDraftState((snapshot) => snapshot?.context.savedAt, isSameMinute);
  return { savedAt: stored ? savedAt : undefined, stored };
};

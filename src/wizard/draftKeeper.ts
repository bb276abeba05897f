import { isChanged } from '#forms/check.ts';
import type { AnyDraft, Form } from '#forms/form.ts';
import { placeOf, stepOf } from '#machines/wizard/machine.ts';
import type { WizardActor, WizardSnapshot } from '#machines/wizard/types.ts';
import { eraseDraft, storeDraft } from '#src/wizard/drafts.ts';

export interface Kept {
  /** When the answers were last stored; absent while there are none. */
  savedAt: Date | undefined;
  /** False once the device refused to keep the answers. */
  stored: boolean;
}

// Long enough to take a burst of keys together, short enough to lose at most a key or two to a power cut.
const PAUSE = 100;

const minuteOf = (at: Date | undefined) => at && Math.floor(at.getTime() / 60_000);
const sameNews = (one: Kept, other: Kept) =>
  one.stored === other.stored && minuteOf(one.savedAt) === minuteOf(other.savedAt);

const hasAnswers = (form: Form, draft: AnyDraft) => Object.keys(form.steps).some((id) => isChanged(form, id, draft));

/**
 * Keeps what an actor holds on the device: shortly after each change, at once when the page is hidden or an application
 * is about to leave, and erases it after success.
 */
export const keepDrafts = (form: Form, actor: WizardActor, listener: (kept: Kept) => void) => {
  let told: Kept | undefined;
  // The page shows minutes: a save in the same minute is no news, and renders nothing.
  const tell = (kept: Kept) => {
    if (told && sameNews(told, kept)) return;
    told = kept;
    listener(kept);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = actor.getSnapshot();
  let writing: Promise<void> = Promise.resolve();

  const write = async (snapshot: WizardSnapshot) => {
    const { draft, submission } = snapshot.context;
    const step = stepOf(form, snapshot);
    try {
      if (step && !snapshot.matches({ journey: 'succeeded' }) && hasAnswers(form, draft))
        tell({ savedAt: await storeDraft(form, { draft, step, submission }), stored: true });
      else {
        await eraseDraft(form);
        tell({ savedAt: undefined, stored: true });
      }
    } catch (error) {
      console.error('The draft could not be stored on this device.', error);
      tell({ savedAt: undefined, stored: false });
    }
  };
  const flush = (): Promise<void> => {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      const snapshot = actor.getSnapshot();
      writing = writing.then(() => write(snapshot));
    }
    return writing;
  };
  const subscription = actor.subscribe((snapshot) => {
    const before = last;
    last = snapshot;
    const moved =
      placeOf(form, before) !== placeOf(form, snapshot) || before.context.submission !== snapshot.context.submission;
    if (!moved && before.context.draft === snapshot.context.draft) return;
    timer ??= setTimeout(flush, PAUSE);
    if (moved) void flush();
  });
  const hide = () => void flush();
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', hide);
  return {
    flush,
    stop: () => {
      void flush();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', hide);
    },
  };
};

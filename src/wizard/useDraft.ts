import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '#forms/form.ts';
import { stepOf } from '#machines/wizard/machine.ts';
import type { WizardActor } from '#machines/wizard/types.ts';
import { type Kept, keepDrafts } from '#src/wizard/draftKeeper.ts';
import { storedDraft } from '#src/wizard/drafts.ts';
import { dropRestoredAnswers, resendEarlyFiles, withEarlyAnswers } from '#src/wizard/earlyAnswers.ts';
import { focusOn } from '#src/wizard/focus.ts';

export interface DraftState extends Kept {
  /** What the device kept has been brought back, or there was nothing. */
  restored: boolean;
}

/** Brings back what this device keeps of the form, then keeps it up to date. Warns on leaving only what is not stored. */
export const useDraft = (
  form: Form,
  actor: WizardActor,
  page: RefObject<HTMLElement | null>,
  hearTyping: () => void,
): DraftState => {
  const [state, setState] = useState<DraftState>({ savedAt: undefined, stored: true, restored: false });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const kept = await storedDraft(form).catch(() => undefined);
      if (left || !page.current) return;
      if (!kept) dropRestoredAnswers(form, page.current);
      resendEarlyFiles(page.current);
      hearTyping();
      const snapshot = actor.getSnapshot();
      const here = stepOf(form, snapshot);
      const base = kept?.draft ?? snapshot.context.draft;
      const draft = here ? withEarlyAnswers(form, here, base, page.current) : base;
      stop = keepDrafts(form, actor, (news) => setState((known) => ({ ...known, ...news }))).stop;
      if (draft !== snapshot.context.draft) {
        const focused = document.activeElement?.id;
        const step = kept?.step ?? here ?? Object.keys(form.steps)[0]!;
        actor.send({ type: 'RESTORE', draft, step, submission: kept?.submission });
        if (focused) focusOn(focused);
      }
      setState({ savedAt: kept?.savedAt, stored: true, restored: true });
    };
    void begin();
    return () => {
      left = true;
      stop?.();
    };
  }, [form, actor, page, hearTyping]);

  useEffect(() => {
    if (state.stored) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.stored]);

  return state;
};

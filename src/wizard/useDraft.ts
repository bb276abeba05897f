import { type RefObject, useEffect, useState } from 'react';
import type { Form } from '#forms/form.ts';
import { stepOf } from '#machines/wizard.ts';
import type { WizardActor } from '#machines/wizardTypes.ts';
import { type DraftState, keepDrafts } from '#src/wizard/draftKeeper.ts';
import { storedDraft } from '#src/wizard/drafts.ts';
import { withEarlyAnswers } from '#src/wizard/earlyAnswers.ts';

/** Brings back what this device keeps of the form, then keeps it up to date. Warns on leaving only what is not stored. */
export const useDraft = (form: Form, actor: WizardActor, page: RefObject<HTMLElement | null>): DraftState => {
  const [state, setState] = useState<DraftState>({ savedAt: undefined, stored: true });

  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const kept = await storedDraft(form).catch(() => undefined);
      const { context } = actor.getSnapshot();
      const first = stepOf(form, actor.getSnapshot());
      const base = kept?.draft ?? context.draft;
      const draft = first && page.current ? await withEarlyAnswers(form, first, base, page.current) : base;
      if (left) return;
      stop = keepDrafts(form, actor, setState).stop;
      if (draft === context.draft || actor.getSnapshot().context.draft !== context.draft) return;
      actor.send({ type: 'RESTORE', draft, step: kept?.step ?? first ?? Object.keys(form.steps)[0]!, submission: kept?.submission });
      if (kept) setState({ savedAt: kept.savedAt, stored: true });
    };
    void begin();
    return () => {
      left = true;
      stop?.();
    };
  }, [form, actor, page]);

  useEffect(() => {
    if (state.stored) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [state.stored]);

  return state;
};

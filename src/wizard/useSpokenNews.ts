import { useEffect } from 'react';
import { validateStep } from '#forms/check.ts';
import { answerAt, fieldAt } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { type Form, labelOf } from '#forms/form.ts';
import { stepOf } from '#machines/wizard/places.ts';
import type { WizardActor, WizardSnapshot } from '#machines/wizard/types.ts';
import { attachedInWords } from '#src/wizard/step/attachedInWords.ts';

const PAUSE = 1_000;

const isReady = (snapshot: WizardSnapshot) => snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' });

/** The lists that were emptied last, by their labels. */
export const emptiedLists = (form: Form, { draft, undoable }: WizardSnapshot['context']): string =>
  (undoable?.before ?? [])
    .map(([at]) => fieldAt(form, at))
    .flatMap((field) => (field?.kind === 'list' ? [labelOf(field, draft)] : []))
    .join(', ');

/**
 * Connects a wizard to the live region. How many messages a step shows is said once nothing has changed for a moment, not
 * each as it comes and goes.
 */
export const useSpokenNews = (form: Form, actor: WizardActor, announce: (text: string) => void): void => {
  useEffect(() => {
    const problems = (snapshot: WizardSnapshot) => {
      const step = stepOf(snapshot);
      const { draft, touched } = snapshot.context;
      return step ? [...validateStep(form, step, draft).messages.keys()].filter((id) => touched.has(id)).length : 0;
    };
    let spoken = 0;
    let ready = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const count = problems(actor.getSnapshot());
      if (count > 0 && count !== spoken)
        announce(count === 1 ? '1 problem in this step' : `${count} problems in this step`);
      spoken = count;
    };
    const hear = (snapshot: WizardSnapshot) => {
      const onward = snapshot.can({ type: 'SUBMIT' }) ? 'Submit' : 'Next';
      if (isReady(snapshot) && !ready) announce(`All answers complete. ${onward} is available.`);
      ready = isReady(snapshot);
      if (problems(snapshot) === spoken) return;
      clearTimeout(timer);
      timer = setTimeout(speak, PAUSE);
    };
    const subscriptions = [
      actor.subscribe(hear),
      actor.on('arrived', () => {
        spoken = 0;
        ready = false;
        announce('');
      }),
      actor.on('attached', ({ path, files }) => {
        const count = filesOf(answerAt(actor.getSnapshot().context.draft, path)).length;
        announce(`${files.map(({ name }) => name).join(', ')}: ${attachedInWords(count)}`);
      }),
      actor.on('emptied', () => {
        const lists = emptiedLists(form, actor.getSnapshot().context);
        if (lists) announce(`The list “${lists}” was cleared. Undo is available.`);
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form, actor, announce]);
};

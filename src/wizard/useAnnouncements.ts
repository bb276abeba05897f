import { useEffect } from 'react';
import type { Attachment } from '#forms/attachment.ts';
import { validateStep } from '#forms/check.ts';
import { answerAt, fieldAt } from '#forms/draft.ts';
import { filesOf } from '#forms/draftValue.ts';
import { canBeSent } from '#forms/fileFault.ts';
import { type Form, labelOf } from '#forms/form.ts';
import { t, tn } from '#languages/message.ts';
import { canGoOn, stepOf, type WizardActor, type WizardSnapshot } from '#machines/wizard/snapshot.ts';
import { attachedInWords } from '#src/wizard/step/attachedInWords.ts';

const DELAY = 1_000;

/** The lists that were emptied last, by their labels. */
export const emptiedLists = (form: Form, { draft, undoable }: WizardSnapshot['context']): string =>
  (undoable?.before ?? [])
    .map(([at]) => fieldAt(form, at))
    .flatMap((field) => (field?.kind === 'list' ? [labelOf(field, draft)] : []))
    .join(t(', '));

/** How many messages a step shows. */
const messagesShown = (form: Form, snapshot: WizardSnapshot): number => {
  const step = stepOf(snapshot);
  const { draft, touched, phoneRules } = snapshot.context;
  if (!step) return 0;
  return [...validateStep(form, step, draft, phoneRules).messages.keys()].filter((id) => touched.has(id)).length;
};

/**
 * Announces a wizard's changes to a screen reader. Whether the step is complete, and its number of messages, are announced once
 * nothing has changed for a second.
 */
export const useAnnouncements = (form: Form, actor: WizardActor, announce: (text: string) => void): void => {
  useEffect(() => {
    let announced = 0;
    let wasReady = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announceChecks = () => {
      const snapshot = actor.getSnapshot();
      const count = messagesShown(form, snapshot);
      const ready = canGoOn(snapshot);
      if (count > 0 && count !== announced)
        announce(tn('1 problem in this step', '{count} problems in this step', count));
      if (ready && !wasReady)
        announce(
          snapshot.can({ type: 'SUBMIT' })
            ? t('All answers complete. Submit is available.')
            : t('All answers complete. Next is available.'),
        );
      announced = count;
      wasReady = ready;
    };
    // Not with each event: to check a step takes a third of what a press takes.
    const onSnapshot = () => {
      clearTimeout(timer);
      timer = setTimeout(announceChecks, DELAY);
    };
    const subscriptions = [
      actor.subscribe(onSnapshot),
      actor.on('arrived', () => {
        announced = 0;
        wasReady = false;
        announce('');
      }),
      actor.on('attached', ({ path, files }) => {
        const all = filesOf(answerAt(actor.getSnapshot().context.draft, path));
        // Its entry was removed meanwhile.
        if (all.length === 0) return;
        const namesOf = (some: readonly Attachment[]) => some.map(({ name }) => name).join(t(', '));
        const [right, wrong] = [files.filter(canBeSent), files.filter((file) => !canBeSent(file))];
        const locked = right.filter((file) => file.locked);
        const sentences = [
          right.length > 0 && t('{names}: {attached}', { names: namesOf(right), attached: attachedInWords(all) }),
          wrong.length > 0 &&
            tn('{names} cannot be sent.', '{names} cannot be sent.', wrong.length, { names: namesOf(wrong) }),
          locked.length > 0 &&
            t('{label}: {message}', {
              label: namesOf(locked),
              message: () => t('This PDF may ask for a password. Please attach one that opens without.'),
            }),
        ];
        announce(sentences.filter(Boolean).join(' '));
      }),
      actor.on('emptied', () => {
        const lists = emptiedLists(form, actor.getSnapshot().context);
        if (lists) announce(t('The list “{lists}” was cleared. Undo is available.', { lists }));
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [form, actor, announce]);
};

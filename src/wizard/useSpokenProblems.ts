import { useEffect } from 'react';
import { validateStep } from '#forms/check.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';
import { useWizard } from '#src/wizard/context.ts';

const PAUSE = 1_000;

/** Says how many messages the step shows, once nothing has changed for a moment; not each as it comes and goes. */
export const useSpokenProblems = (): void => {
  const { form, step, actor, announce } = useWizard();
  useEffect(() => {
    const count = ({ context: { draft, touched } }: WizardSnapshot) =>
      [...validateStep(form, step, draft).messages.keys()].filter((id) => touched.has(id)).length;
    let spoken = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      const problems = count(actor.getSnapshot());
      if (problems > 0 && problems !== spoken)
        announce(problems === 1 ? '1 problem in this step' : `${problems} problems in this step`);
      spoken = problems;
    };
    const subscription = actor.subscribe((snapshot) => {
      if (count(snapshot) === spoken) return;
      clearTimeout(timer);
      timer = setTimeout(speak, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [form, step, actor, announce]);
};

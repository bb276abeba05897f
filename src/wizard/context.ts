import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { validateStep } from '#forms/check.ts';
import type { Path } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import type { WizardActor, WizardEvent, WizardSnapshot } from '#machines/wizard/types.ts';

export interface WizardScope {
  form: Form;
  /** The step these components show. */
  step: string;
  actor: WizardActor;
  /** Tells the machine, after all that was typed before. */
  send: (event: WizardEvent) => void;
  /** Tells a screen reader, politely. */
  announce: (sentence: string) => void;
}

export const WizardScopeContext = createContext<WizardScope | null>(null);

export const useWizard = (): WizardScope => {
  const scope = useContext(WizardScopeContext);
  if (!scope) throw new Error('This component stands inside a Wizard.');
  return scope;
};

/** What a selector takes from the snapshot; the component renders again only when that changes. */
export const useWizardState = <T>(select: (snapshot: WizardSnapshot) => T): T => useSelector(useWizard().actor, select);

/** A question's message, once it may be shown. */
export const useMessage = (path: Path): string | undefined => {
  const { form, step } = useWizard();
  const id = idOf(path);
  return useWizardState(({ context }) =>
    context.touched.has(id) ? validateStep(form, step, context.draft).messages.get(id) : undefined,
  );
};

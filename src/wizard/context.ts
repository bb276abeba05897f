import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { validateStep } from '#forms/check.ts';
import type { Path } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import type { WizardActor, WizardSnapshot } from '#machines/wizard/types.ts';

/** A step on the page, in a revision of its answers. */
export interface ShownStep {
  step: string;
  revision: number;
}

export interface WizardScope {
  form: Form;
  /** The step these components show. */
  step: string;
  actor: WizardActor;
  /** Tells a screen reader, politely. */
  announce: (sentence: string) => void;
  /** Takes note of the step that is now on the page; true when the applicant went there from another one. */
  arrive: (now: ShownStep) => boolean;
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

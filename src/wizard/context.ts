import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import { validateStep } from '#forms/check.ts';
import type { Path } from '#forms/draft.ts';
import type { Form } from '#forms/form.ts';
import { idOf } from '#forms/questions.ts';
import type { draftMachine } from '#machines/draft.ts';
import { refusalOf } from '#machines/wizard/refusedAnswers.ts';
import type { WizardActor, WizardSnapshot, WizardView } from '#machines/wizard/snapshot.ts';
import type { WizardEvent } from '#machines/wizard/types.ts';

interface WizardScope {
  form: Form;
  /** The step these components show. */
  step: string;
  /** Has every key at once. */
  actor: WizardActor;
  view: WizardView;
  send: (event: WizardEvent) => void;
  /** Announces a sentence to a screen reader, politely. */
  announce: (sentence: string) => void;
}

export const WizardScopeContext = createContext<WizardScope | null>(null);

export const useWizard = (): WizardScope => {
  const scope = useContext(WizardScopeContext);
  if (!scope) throw new Error('useWizard needs a Wizard around it.');
  return scope;
};

/** A value selected from the snapshot, as it was checked last. The component renders again only when the value changes. */
export const useWizardState = <T>(select: (snapshot: WizardSnapshot) => T, isSame?: (one: T, other: T) => boolean): T =>
  useSelector(useWizard().view, select, isSame);

/** A value selected from the snapshot of the draft's machine, which the wizard invokes. */
export const useDraftState = <T>(
  select: (snapshot: SnapshotFrom<typeof draftMachine> | undefined) => T,
  isSame?: (one: T, other: T) => boolean,
): T =>
  useSelector(
    useWizardState(({ children }) => children.draft),
    select,
    isSame,
  );

/** The message of a question: its own, once it may be shown, or that of the school, which has refused the answer. */
export const useMessage = (path: Path): string | undefined => {
  const { form, step } = useWizard();
  const id = idOf(path);
  return useWizardState(({ context: { touched, draft, phoneRules, refused } }) => {
    const own = touched.has(id) ? validateStep(form, step, draft, phoneRules).messages.get(id) : undefined;
    return own ?? refusalOf(refused, draft, path);
  });
};

import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, useContext } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Form } from '#forms/form.ts';
import type { draftMachine } from '#machines/draft.ts';
import type { WizardActor, WizardSnapshot, WizardView } from '#machines/wizard/snapshot.ts';
import type { Given, WizardEvent } from '#machines/wizard/types.ts';

interface WizardScope {
  form: Form;
  /** Answers that are offered at their questions. */
  suggested: Given;
  /** What a form has of its own above its first questions. */
  Lead?: ComponentType | undefined;
  /** The step these components show. */
  step: string;
  /** Has every key at once. What concerns one question only, such as a key, is sent to it. */
  actor: WizardActor;
  view: WizardView;
  /** Sends an event after the answers that controls hold and the machine does not have. */
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

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** A value selected from the snapshot of the draft's machine, which the wizard invokes. */
export const useDraftState = <T>(
  select: (snapshot: DraftSnapshot | undefined) => T,
  isSame?: (one: T, other: T) => boolean,
): T =>
  useSelector(
    useWizardState(({ children }) => children.draft),
    select,
    isSame,
  );

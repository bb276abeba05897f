import type { ActorRefFrom } from 'xstate';
import type { draftMachine } from '#machines/draft.ts';
import type { WizardSnapshot } from '#machines/wizard/types.ts';

/** The draft's own actor in a wizard. */
export const draftIn = ({ children }: WizardSnapshot) =>
  children['draft'] as unknown as ActorRefFrom<typeof draftMachine> | undefined;

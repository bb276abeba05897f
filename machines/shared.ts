import type { AnyActorRef } from 'xstate';
import { newId } from '#forms/id.ts';
import type { WizardSnapshot } from '#machines/wizard/snapshot.ts';
import type { Shared } from '#machines/wizard/types.ts';

/**
 * What changes in a wizard whose draft another device will have: the id of the submission is the same on both from now on, so that
 * one application arrives, whichever sends it. Neither sends it by itself.
 */
export const sharing = (wizard: AnyActorRef): Shared => {
  const { context, children }: WizardSnapshot = wizard.getSnapshot();
  const { submission } = context;
  return {
    submission: { id: newId(), fingerprint: '', ...submission, shared: true, unsure: false },
    lastSend: undefined,
    savedStep: children.draft?.getSnapshot().context.record?.step,
  };
};

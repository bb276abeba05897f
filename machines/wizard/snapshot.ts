import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { wizardMachine } from '#machines/wizard/machine.ts';

/** The machine of any form. */
export type WizardMachine = ReturnType<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<WizardMachine>;
export type WizardActor = ActorRefFrom<WizardMachine>;

const metaOf = (snapshot: WizardSnapshot) =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.place !== undefined);

/** The place of a wizard: a step's id, or the name of another state of its journey. */
export const placeOf = (snapshot: WizardSnapshot): string => metaOf(snapshot)!.place!;

/** The id of the step that shows, also while its dialog is open; undefined before and after the steps. */
export const stepOf = (snapshot: WizardSnapshot): string | undefined => metaOf(snapshot)?.step;

/** Whether the step that shows is complete, so that Next or Submit is enabled. */
export const canGoOn = (snapshot: WizardSnapshot): boolean =>
  snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' });

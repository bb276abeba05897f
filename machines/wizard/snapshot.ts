import { type ActorRefFrom, type Observer, type SnapshotFrom, type Subscription, toObserver } from 'xstate';
import type { wizardMachine } from '#machines/wizard/machine.ts';

/** The machine of any form. */
export type WizardMachine = ReturnType<typeof wizardMachine>;
export type WizardSnapshot = SnapshotFrom<WizardMachine>;
export type WizardActor = ActorRefFrom<WizardMachine>;

/** The machine as views see it. */
export type WizardView = Pick<WizardActor, 'getSnapshot' | 'subscribe'>;

/**
 * A machine as views see it: while keys follow each other, as it was before them. A step has hundreds of observers: a key reaches none.
 * The views of one page see it only while it is at this page: the next one may be rendered while they are still shown.
 */
export const asChecked = (actor: WizardActor, page?: string): WizardView => {
  let checked = actor.getSnapshot();
  let subscription: Subscription;
  const observers = new Set<Observer<WizardSnapshot>>();
  // A machine that broke is seen at once: `useSelector` throws its error to the boundary around the form.
  const isSeen = (snapshot: WizardSnapshot) =>
    snapshot.status === 'error' || (snapshot.hasTag('checked') && (page === undefined || pageOf(snapshot) === page));
  const notify = (snapshot: WizardSnapshot) => {
    if (isSeen(snapshot)) for (const observer of observers) observer.next?.(snapshot);
  };
  return {
    getSnapshot: () => {
      const snapshot = actor.getSnapshot();
      if (isSeen(snapshot)) checked = snapshot;
      return checked;
    },
    subscribe: (next: Observer<WizardSnapshot> | ((snapshot: WizardSnapshot) => void)) => {
      const observer = toObserver(next);
      if (observers.size === 0)
        subscription = actor.subscribe({
          next: notify,
          error: (error) => observers.forEach((each) => each.error?.(error)),
        });
      observers.add(observer);
      const unsubscribe = () => {
        observers.delete(observer);
        if (observers.size === 0) subscription.unsubscribe();
      };
      return { unsubscribe };
    },
  };
};

// One state of the journey is active that has a place.
const metaOf = (snapshot: WizardSnapshot) => Object.values(snapshot.getMeta())[0]!;

/** The place of a wizard: a step's id, or the name of another state of its journey. */
export const placeOf = (snapshot: WizardSnapshot): string => metaOf(snapshot).place;

/** The id of the step that shows, also while its dialog is open; undefined before and after the steps. */
export const stepOf = (snapshot: WizardSnapshot): string | undefined => metaOf(snapshot).step;

/** What is behind any dialog: a step's id, or else the place. */
export const pageOf = (snapshot: WizardSnapshot): string => stepOf(snapshot) ?? placeOf(snapshot);

/** Whether the step that shows is complete, so that Next or Submit is enabled. */
export const canGoOn = (snapshot: WizardSnapshot): boolean =>
  snapshot.can({ type: 'NEXT' }) || snapshot.can({ type: 'SUBMIT' });

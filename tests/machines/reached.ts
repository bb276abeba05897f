import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';

/** Waits until the actor's snapshot is as wanted. @throws after a minute, with the state in which the actor stays. */
export const reached = <Actor extends AnyActorRef>(
  actor: Actor,
  wanted: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<SnapshotFrom<Actor>> =>
  waitFor(actor, wanted, { timeout: 60_000 }).catch((reason: unknown) => {
    const { value } = actor.getSnapshot() as { value: unknown };
    throw new Error(`The machine stays in ${JSON.stringify(value)}.`, { cause: reason });
  });

import type { SnapshotView } from '#machines/inspect/snapshotView.ts';

/** An actor of a running page. */
export interface LiveActor {
  id: string;
  name: string;
  /** The id of the actor that invoked it. */
  parent?: string | undefined;
  /** The name of its machine, if it is one. */
  machine?: string | undefined;
  isRunning: boolean;
}

/** An event that a running machine has handled. */
export interface LiveUpdate {
  page: string;
  /** In the order in which events were sent on the page. */
  number: number;
  /** The ids of the actor that sent the event, if one did, and of the one that handled it. */
  from?: string | undefined;
  to: string;
  /** The snapshot of that one. */
  view: SnapshotView;
  /** All actors of its system so far. */
  actors: LiveActor[];
}

/** Requests the current snapshots. */
export const REQUEST = 'hello';

/** The channel between running machines and their charts. */
export const liveChannel = (): BroadcastChannel => new BroadcastChannel('live charts');

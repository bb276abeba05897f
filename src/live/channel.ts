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
  /** The address of the page, and when it was opened. */
  address: string;
  opened: number;
  /** The name of the frame that the page is in; empty where it is a tab. */
  frame: string;
  /** In the order in which the events of the page were received. */
  number: number;
  /** The id of the actor that handled it. */
  actor: string;
  /** The name of the actor that sent it; absent where the page did. */
  sender?: string | undefined;
  /** The snapshot of that actor. */
  view: SnapshotView;
  /** All actors of its system so far. */
  actors: LiveActor[];
}

/** Requests the current snapshots. */
export const REQUEST = 'hello';

/** The channel between running machines and their charts. */
export const liveChannel = (): BroadcastChannel => new BroadcastChannel('live charts');

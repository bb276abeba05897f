import type { ChartMoment } from '#machines/inspect/chartMoment.ts';

/** An actor of a running page. */
export interface LiveActor {
  id: string;
  name: string;
  /** The id of the actor that invoked it. */
  parent?: string | undefined;
  /** The name of its machine, if it is one. */
  machine?: string | undefined;
  running: boolean;
}

/** An event that a running machine has handled. */
export interface LiveMoment {
  page: string;
  /** In the order in which events were sent on the page. */
  number: number;
  /** The ids of the actor that sent the event, if one did, and of the one that handled it. */
  from?: string | undefined;
  to: string;
  /** The snapshot of that one. */
  moment: ChartMoment;
  /** All actors of its system so far. */
  actors: LiveActor[];
}

/** Requests the current snapshots. */
export const REQUEST = 'hello';

/** The channel between running machines and their charts. */
export const liveChannel = (): BroadcastChannel => new BroadcastChannel('live charts');

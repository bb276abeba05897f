import type { ChartMoment } from '#machines/inspect/chartMoment.ts';

/** What a running machine tells, and from which page: each has its own history, counted from 0. */
export interface LiveMoment {
  page: string;
  number: number;
  moment: ChartMoment;
}

/** Asks a running machine where it stands. */
export const REQUEST = 'hello';

/** The channel between a running machine and its chart, by the machine's name. */
export const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(`live chart of ${name}`);

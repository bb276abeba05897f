import type { ChartMoment } from '#machines/inspect/chartMoment.ts';

/** A snapshot of a running machine, and from which page: each page has its own history, counted from 0. */
export interface LiveMoment {
  page: string;
  number: number;
  moment: ChartMoment;
}

/** Requests the current snapshot. */
export const REQUEST = 'hello';

/** The channel between a running machine and its chart, by the machine's name. */
export const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(`live chart of ${name}`);

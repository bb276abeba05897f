import type { ChartMoment } from '#machines/inspect/chartMoment.ts';
import type { Way } from './chart.ts';
import type { Coverage } from './coverage.ts';

/** What of a chart is lit at a moment. */
export interface Lights {
  isActive(id: string): boolean;
  wasTaken(ways: readonly Way[]): boolean;
  /** Whether an event of these transitions can be sent now: it is offered, and its state is active. */
  isHeard(ways: readonly Way[]): boolean;
  /** Whether it is handled, and leads nowhere. */
  isForbidden(ways: readonly Way[]): boolean;
  /** Whether no test has ever taken one of them. */
  isUntaken(ways: readonly Way[]): boolean;
  /** Why no user can cause them; undefined for what a user can. */
  whyUncaused(ways: readonly Way[]): string | undefined;
}

export const lightsOf = (
  { active, taken, forbidden }: ChartMoment,
  offered: ReadonlySet<string>,
  coverage: Coverage,
): Lights => {
  const states = new Set(active);
  const ids = new Set(taken);
  const types = new Set(forbidden.map(({ type }) => type));
  return {
    isActive: (id) => states.has(id),
    wasTaken: (ways) => ways.some(({ id }) => ids.has(id)),
    isHeard: (ways) => ways.some(({ from, type }) => offered.has(type) && states.has(from)),
    isForbidden: (ways) => ways.some(({ type }) => types.has(type)),
    isUntaken: (ways) => ways.some(({ id }) => !coverage.taken.has(id)),
    whyUncaused: (ways) =>
      ways.every(({ id }) => id in coverage.uncaused) ? coverage.uncaused[ways[0]?.id ?? ''] : undefined,
  };
};

import type { SnapshotView } from '#machines/inspect/snapshotView.ts';
import type { ChartTransition } from './chart.ts';

/** How the parts of a chart are highlighted. */
export interface Highlights {
  isActive(id: string): boolean;
  isTraversed(transitions: readonly ChartTransition[]): boolean;
  /** An event of these transitions can be sent now: it has a sample, and its state is active. */
  isOffered(transitions: readonly ChartTransition[]): boolean;
  /** It is handled, and has no effect now. */
  isBlocked(transitions: readonly ChartTransition[]): boolean;
}

export const highlightsOf = (
  { active, traversed, blocked }: SnapshotView,
  offered: ReadonlySet<string>,
): Highlights => ({
  isActive: (id) => active.includes(id),
  isTraversed: (transitions) => transitions.some(({ id }) => traversed.includes(id)),
  isOffered: (transitions) => transitions.some(({ from, type }) => offered.has(type) && active.includes(from)),
  isBlocked: (transitions) => transitions.some(({ type }) => blocked.some((event) => event.type === type)),
});

/** The data attributes of a transition's line and label. */
export const marksOf = (highlights: Highlights, transitions: readonly ChartTransition[]) => ({
  'data-traversed': highlights.isTraversed(transitions) || undefined,
});

import written from '#machines/charts/coverage.json' with { type: 'json' };

/** What the tests have recorded of a machine's transitions, by their names. */
export interface Coverage {
  covered: ReadonlySet<string>;
  /** The transitions that no user can cause, and why. */
  unreachableByUser: Readonly<Record<string, string>>;
}

interface Recorded {
  covered: string[];
  unreachableByUser: Record<string, string>;
}

/** The coverage of a machine; empty for a machine that is not tested. */
export const coverageOf = (name: string): Coverage => {
  const { covered = [], unreachableByUser = {} } = (written as Record<string, Recorded | undefined>)[name] ?? {};
  return { covered: new Set(covered), unreachableByUser };
};

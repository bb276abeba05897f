import written from '#machines/charts/coverage.json' with { type: 'json' };

/** What the tests found of a machine's transitions, by their names. */
export interface Coverage {
  taken: ReadonlySet<string>;
  /** What no user can cause, and why. */
  uncaused: Readonly<Record<string, string>>;
}

/** What the tests have written of a machine; nothing of one they do not know. */
export const coverageOf = (name: string): Coverage => {
  const { taken = [], uncaused = {} } =
    (written as Record<string, { taken: string[]; uncaused: Record<string, string> }>)[name] ?? {};
  return { taken: new Set(taken), uncaused };
};

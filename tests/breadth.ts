import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a test runs once, or everywhere: on every device, at every width, with many more random answers. */
    breadth: 'once' | 'everywhere';
  }
}

export const isEverywhere = (): boolean => inject('breadth') === 'everywhere';

/** The first one, or all where a test runs everywhere. */
export const firstOrAll = <Each>(all: readonly Each[]): readonly Each[] => (isEverywhere() ? all : all.slice(0, 1));

/** All where a test runs everywhere; otherwise none, as `longTest`. */
export const allOrNone = <Each>(all: readonly Each[]): readonly Each[] => (isEverywhere() ? all : []);

/** A test of `npm run test:long` alone, beside those of its kind that `npm test` runs, too. */
export const longTest = (name: string, run: () => Promise<void>): void => {
  if (isEverywhere()) test(name, run);
};

/** How often a property test runs. */
export const runs = (usual: number): number => (isEverywhere() ? 20 * usual : usual);

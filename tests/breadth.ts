import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a test does its work once, or everywhere: on every device, at every width, with many more random answers. */
    breadth: 'once' | 'everywhere';
  }
}

export const isEverywhere = (): boolean => inject('breadth') === 'everywhere';

/** The first of them stands for the others, unless all are looked at. */
export const firstOrAll = <Each>(all: readonly Each[]): readonly Each[] => (isEverywhere() ? all : all.slice(0, 1));

/** How often a property is tried. */
export const runs = (usual: number): number => (isEverywhere() ? 20 * usual : usual);

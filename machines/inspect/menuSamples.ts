import type { AnyMachineSnapshot } from 'xstate';
import { type Sample, withPayloads } from '#machines/inspect/samples.ts';

/** The events of the menu: two groups to open in turn, and both sides of the width where it turns into a panel. */
export const menuSamples = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    TOGGLE: ['divisions', 'education'].map((group) => [group, { group }] as const),
    RESIZE: [750, 751].map((width) => [`to ${width}`, { width, narrow: width <= 750 }] as const),
  });

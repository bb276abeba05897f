import type { AnyMachineSnapshot } from 'xstate';
import { type Sample, withPayloads } from '#machines/inspect/samples.ts';
import { NARROW_UP_TO } from '#machines/menu.ts';

/** The events of the menu: two groups to open in turn, and both sides of the width where it turns into a panel. */
export const menuSamples = (snapshot: AnyMachineSnapshot): Sample[] =>
  withPayloads(snapshot, {
    TOGGLE: ['divisions', 'education'].map((group) => [group, { group }] as const),
    RESIZE: [NARROW_UP_TO, NARROW_UP_TO + 1].map((width) => [`to ${width}`, { width }] as const),
  });

import { not } from 'xstate';
import { branchesOf, type Step } from '#forms/form.ts';

/** One region for each conditional branch of a step, named like its rule: `hidden` or `shown`. */
export const branchRegions = (step: Step) => ({
  type: 'parallel' as const,
  states: Object.fromEntries(
    branchesOf(step).map(({ name }) => {
      // The machine's guards are made of the same rules; TypeScript cannot know their names.
      const holds = name as never;
      const states = {
        hidden: { always: { guard: holds, target: 'shown' } },
        shown: { always: { guard: not(holds), target: 'hidden' } },
      };
      return [name, { initial: 'hidden', states }];
    }),
  ),
});

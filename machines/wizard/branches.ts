import { not } from 'xstate';
import { branchesOf, entryBranchesOf, type Step } from '#forms/form.ts';

const region = (rule: string) => {
  // The guard is a rule of the form; TypeScript does not know its name.
  const holds = rule as never;
  const states = {
    hidden: { always: { guard: holds, target: 'shown' } },
    shown: { always: { guard: not(holds), target: 'hidden' } },
  };
  return { initial: 'hidden', states };
};

/** A rule about one entry of a list has no region, since it may hold for some entries only: the chart describes it in words. */
const descriptionOf = (step: Step): string =>
  entryBranchesOf(step)
    .map(({ entry, rule, label }) => `each ${entry} / asks '${label}' while ${rule.name}`)
    .join('\n');

/** One region for each conditional branch of a step, named like its rule: `hidden` or `shown`. */
export const branchRegions = (step: Step) => {
  const regions = branchesOf(step).map(({ name }) => [name, region(name)] as const);
  const description = descriptionOf(step);
  return {
    ...(regions.length > 0 && { type: 'parallel' as const, states: Object.fromEntries(regions) }),
    ...(description && { description }),
  };
};

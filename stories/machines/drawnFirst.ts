import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { chartOf, stateNamed } from './chart.ts';
import { draw } from './drawing.ts';
import { openFor } from './picture.ts';
import type { WorkbenchProps } from './Workbench.tsx';

/** A story's loader: it is shown, and tested, with its chart in it. */
export const drawnFirst = async ({ args }: { args: WorkbenchProps }) => {
  const { machine } = machineEntries.find(({ name }) => name === args.machine)!;
  const chart = chartOf(machine);
  const at = args.at && stateNamed(chart, args.at)?.id;
  if (at === undefined && args.at) throw new Error(`The machine ${args.machine} has no ${args.at}.`);
  await draw(chart, openFor(chart, at));
  return {};
};

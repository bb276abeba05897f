import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { around, chartOf } from './chart.ts';
import { draw } from './drawing.ts';
import { openFor } from './picture.ts';
import type { WorkbenchProps } from './Workbench.tsx';

/** A story's loader: it is shown, and tested, with its chart in it. */
export const drawnFirst = async ({ args }: { args: WorkbenchProps }) => {
  const { machine } = machineEntries.find(({ name }) => name === args.machine)!;
  const chart = chartOf(machine);
  if (args.at && around(chart, args.at).length === 0) throw new Error(`The machine ${args.machine} has no ${args.at}.`);
  await draw(chart, openFor(chart, args.at));
  return {};
};

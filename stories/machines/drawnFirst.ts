import { machineEntries } from '#machines/inspect/machineEntries.ts';
import { chartOf } from './chart.ts';
import { draw } from './drawing.ts';
import { openFor } from './picture.ts';
import type { WorkbenchProps } from './Workbench.tsx';

/** A story's loader: it is shown, and tested, with its chart in it. */
export const drawnFirst = async ({ args }: { args: WorkbenchProps }) => {
  const { machine } = machineEntries.find(({ name }) => name === args.machine)!;
  const chart = chartOf(machine);
  await draw(chart, openFor(chart, args.at));
  return {};
};

import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { chartOf, stateNamed } from '#charts/chart.ts';
import { draw } from '#charts/drawing.ts';
import { openFor } from '#charts/picture.ts';
import { Workbench, type WorkbenchProps } from '#charts/Workbench.tsx';
import { machineEntries } from '#machines/inspect/machineEntries.ts';

export type MachineStory = StoryObj<typeof Workbench>;

const draws = ({ machine: named, at }: WorkbenchProps) => {
  const { machine } = machineEntries.find(({ name }) => name === named)!;
  const chart = chartOf(machine);
  const state = at && stateNamed(chart, at)?.id;
  if (state === undefined && at) throw new Error(`The machine ${named} has no ${at}.`);
  return draw(chart, openFor(chart, state));
};

/** A story's chart, once it is there. */
export const chartIn = async ({ args, canvas }: StoryContext<WorkbenchProps>) => {
  await draws(args);
  return canvas.findByLabelText(/^Chart of/, {}, { timeout: 10_000 });
};

/** What all stories of a machine have: the chart is laid out while all around it is made, and is there for each test. */
export const workbenchOf = (machine: string) => ({
  component: Workbench,
  args: { machine },
  argTypes: { machine: { control: false as const } },
  loaders: [({ args }: StoryContext<WorkbenchProps>) => void draws(args)],
  afterEach: async (story: StoryContext<WorkbenchProps>) => void (await chartIn(story)),
});

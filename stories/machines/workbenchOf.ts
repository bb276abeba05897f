import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { Workbench, type WorkbenchProps } from '#charts/Workbench.tsx';

export type MachineStory = StoryObj<typeof Workbench>;

/** The chart of a story, once it is laid out. */
export const chartIn = ({ canvas }: StoryContext<WorkbenchProps>) =>
  canvas.findByLabelText(/^Chart of/, {}, { timeout: 30_000 });

/** The parts that the stories of all machines share. A story is over once its chart is laid out. */
export const workbenchOf = (machine: string) => ({
  component: Workbench,
  args: { machine },
  argTypes: { machine: { control: false as const } },
  afterEach: async (story: StoryContext<WorkbenchProps>) => void (await chartIn(story)),
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ExampleName } from '../applying/applications.tsx';
import { applications } from '../applying/applications.tsx';
import { eraseDraft } from '../applying/device.ts';
import { WholeApplication } from '../applying/WholeApplication.tsx';
import { fillIn, press } from './fillIn.ts';

const { form, words } = applications.admission;
const example: ExampleName = 'divorced parents with another legal guardian';

const meta = {
  title: 'Flows/Admission application',
  component: WholeApplication,
  tags: ['!autodocs'],
  args: { application: 'admission', arrives: true },
  beforeEach: () => eraseDraft(form),
} satisfies Meta<typeof WholeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheInformationToTheResult: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const hands = { canvasElement, userEvent };
    await press(hands, 'Fill The Form');
    await fillIn(hands, { application: 'admission', example });
    await expect(await canvas.findByText(words.succeeded, { selector: 'dialog h2' })).toBeVisible();
  },
};

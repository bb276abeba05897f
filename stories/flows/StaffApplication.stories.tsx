import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applications } from '../applying/applications.tsx';
import { eraseDraft } from '../applying/device.ts';
import { WholeApplication } from '../applying/WholeApplication.tsx';
import { fillIn } from './fillIn.ts';

const { form, words } = applications.staff;

const meta = {
  title: 'Flows/Staff application',
  component: WholeApplication,
  tags: ['!autodocs'],
  args: { application: 'staff', arrives: true },
  beforeEach: () => eraseDraft(form),
} satisfies Meta<typeof WholeApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheFirstAnswerToTheResult: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvasElement, userEvent }, { application: 'staff', example: 'married mother of two' });
    await expect(await canvas.findByText(words.succeeded, { selector: 'dialog h2' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EraseAnswers } from '#src/components/EraseAnswers.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Erase answers',
  component: EraseAnswers,
  parameters: about({
    place: 'step',
    use: 'Wherever all answers of an application can be erased.',
    avoid: 'An entry or a file that can be restored: an undo note.',
    words: 'The question names what is erased; its buttons say what they do.',
    keyboard: 'The press moves the focus to the question, ‘Keep’ moves it back.',
    spoken: 'A group that is named by its question.',
  }),
  args: { label: 'Erase my answers' },
} satisfies Meta<typeof EraseAnswers>;

type Story = StoryObj<typeof EraseAnswers>;

export const NotAsked: Story = {};
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my answers' }));
    await expect(canvas.getByRole('group', { name: 'Erase the saved answers?' })).toHaveFocus();
  },
};
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase my answers' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('button', { name: 'Erase my answers' })).toHaveFocus();
  },
};

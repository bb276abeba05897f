import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerList } from '#src/components/AnswerList.tsx';
import { about } from '../about.ts';

const answered = (label: string, ...texts: string[]) => ({ id: label, label, texts });

export default {
  title: 'Components/Wizard/Answer list',
  component: AnswerList,
  parameters: about({
    place: 'step',
    use: 'Answers to be read: in the review, in the receipt, and where those of an earlier application are offered.',
    avoid: 'Facts about the school: the fact list.',
    words:
      'The question as the form asks it, the answer as it was given; of a choice its words, not its value. Blank answers are left out.',
    keyboard: 'With `onChange` a button in each row, else nothing to reach.',
    spoken: 'A description list. Each button is ‘Change’ with its question, which is announced and not shown.',
  }),
  // Without a way back, as what was sent is read.
  args: { answers: [answered('First name', 'Elias'), answered('Mobile phone', '+9613123456')], onChange: undefined },
} satisfies Meta<typeof AnswerList>;

type Story = StoryObj<typeof AnswerList>;

export const Few: Story = {};
export const WithAWayBack: Story = { args: { onChange: fn() } };
export const Arabic: Story = {
  args: { answers: [answered('First name', 'رنا'), answered('Passport', 'هوية نبيل حداد.pdf')] },
};
export const SeveralLines: Story = {
  args: { answers: [answered('Specify, other schools', 'One school in Zahlé.\nThe answer is expected in spring.')] },
};
export const Printing: Story = { args: SeveralLines.args!, globals: { medium: 'print' } };
/** Each name has its own direction: neither moves the other's parts. */
export const SeveralFiles: Story = {
  args: {
    answers: [answered('Medical form and vaccination card', 'medical form.pdf', 'بطاقة التلقيح.pdf', 'card.pdf')],
  },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('dd > bdi[dir=auto]')].map(({ textContent }) => textContent);
    await expect(names).toEqual(['medical form.pdf', 'بطاقة التلقيح.pdf', 'card.pdf']);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusals } from '#src/components/Refusals.tsx';
import { about } from '../about.ts';

export default {
  title: 'Components/Wizard/Refusals',
  component: Refusals,
  parameters: about({
    use: 'In the result dialog and in the last step: what the school did not accept, each with the way to its question.',
    avoid: 'What the form itself finds missing or wrong: the needed panel.',
    words: 'The label of the question, then the message of the school.',
    keyboard: 'Each label is a link that leads the focus to its question.',
    spoken: 'A list of links, each followed by its message.',
  }),
  args: {
    refusals: [
      { step: 'personalInfo', id: 'personalInfo-email', label: 'Email', message: 'Email must be a valid email' },
      {
        step: 'education',
        id: 'education-academicInfo-e2-certificate',
        label: 'Certificate, school 2',
        message: 'This file is larger than 10 MB. Please attach a smaller one.',
      },
    ],
  },
} satisfies Meta<typeof Refusals>;

type Story = StoryObj<typeof Refusals>;

export const Several: Story = {};
export const WithoutAQuestion: Story = {
  args: {
    refusals: [{ label: 'A question that is not on this page', message: 'This answer is not part of the form.' }],
  },
};
export const LongFileNames: Story = {
  args: {
    refusals: [
      {
        step: 'documents',
        id: 'medicalDocs',
        label: 'الشهادة_الصحية_وبطاقة_التلقيح_للتلميذ_نسخة_ممسوحة_ضوئيا.pdf',
        message: '9.8 MB',
      },
    ],
  },
};

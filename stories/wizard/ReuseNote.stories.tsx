import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReuseNote } from '#src/wizard/step/ReuseNote.tsx';
import { about } from '../about.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { inFormOf } from '../applying/inStepOf.tsx';

export default {
  title: 'Wizard pieces/Reuse note',
  parameters: about({
    use: 'At the start of another application from the same device: where answers of the last one are offered.',
    avoid: 'Offering them: the previous answers do, in their step. The first application of a device.',
  }),
  args: { application: 'admission', example: 'three siblings of which one applies', network: { arrives: true } },
  render: (send) => inFormOf(send, applicantSending(send), <ReuseNote />),
} satisfies Meta<Send>;

type Story = StoryObj<Send>;

export const OfAnotherChild: Story = {
  args: { events: [{ type: 'CLOSE' }, { type: 'ANOTHER' }, { type: 'RESTORE' }] },
};
export const OfAFirstChild: Story = { args: { network: {} } };

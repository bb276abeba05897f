import type { Meta, StoryObj } from '@storybook/react-vite';
import { staff } from '#forms/staff/staff.ts';
import { described, FieldFrame, type FrameProps } from '#src/components/FieldFrame.tsx';
import { about } from '../about.ts';
import { said } from '../applying/said.ts';
import { matrix } from '../states.tsx';

const Framed = (props: Pick<FrameProps, 'id' | 'label' | 'hint' | 'error'>) => (
  <FieldFrame {...props} required kind="text">
    <input {...described({ ...props, required: true })} className="input" id={props.id} defaultValue="rana@" />
  </FieldFrame>
);

export default {
  title: 'Components/Form/Field frame',
  component: FieldFrame,
  parameters: about({
    place: 'step',
    use: 'Around every control of the form that has one label: it holds the label, the hint, the control and the message together.',
    avoid: 'Controls that are a group (yes or no, years): they take a legend, and of the frame only its parts.',
    words:
      'The label is short. The hint says before what the answer should be like, the message says afterwards what is missing or wrong.',
    keyboard: 'None of its own.',
    spoken:
      'It gives the control its label; the hint and the message describe it, and a message is said as ‘Error’ with the label.',
    examples: {
      do: {
        says: 'The message says what to do, below the control that it is about.',
        shows: () => <Framed id="do" label="Email" hint="We write to you here." error="Email must be a valid email" />,
      },
      dont: {
        says: 'A message that blames, and says neither what is wrong nor what to do.',
        shows: () => <Framed id="dont" label="Email" hint="We write to you here." error="Invalid input!" />,
      },
    },
  }),
  args: { id: 'major', label: 'Major', required: true, kind: 'text', children: null },
  render: (args) => (
    <FieldFrame {...args}>
      <input {...described(args)} className="input" id={args.id} name="major" />
    </FieldFrame>
  ),
} satisfies Meta<typeof FieldFrame>;

type Story = StoryObj<typeof FieldFrame>;

export const Required: Story = {};
export const Invalid: Story = { args: { error: said(staff, 'education', 'Major') } };
export const Everything: Story = { args: { hint: 'What you studied most.', ...Invalid.args, context: 'school 2' } };
export const Variants: Story = matrix<Story>({
  Optional: { required: false },
  'With hint': { hint: 'What you studied most.' },
});

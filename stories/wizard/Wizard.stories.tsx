import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DraftRecord } from '#machines/draftTypes.ts';
import type { Receipt } from '#machines/wizard/types.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { about } from '../about.ts';
import { draftNamed } from '../applying/answers.ts';
import { type ApplicationName, applications, type ExampleName, type StepName } from '../applying/applications.tsx';
import { storeDraft } from '../applying/device.ts';
import { receipt } from '../applying/network.ts';

interface Args {
  application: ApplicationName;
  /** Whose draft this device has saved, and at which step. */
  example?: ExampleName;
  step?: StepName;
  /** What it has saved of an application that was sent from it. */
  receipt?: Receipt;
}

const recordOf = ({ application, example, step }: Args): DraftRecord | undefined =>
  example && { draft: draftNamed(application, example), step: step!, reached: 0, submission: undefined };

export default {
  title: 'Patterns/A whole form',
  parameters: about({
    use: 'A form of several steps that is kept on the device and sent once, whatever state its machine is in. A form needs nothing else on its page.',
    avoid: 'A question or two that are sent at once. Text that only reads: the page’s own components.',
  }),
  tags: ['!autodocs'],
  args: { application: 'staff' },
  // Replaces what another story has stored on this device.
  beforeEach: async ({ args }) => {
    const { form } = applications[args.application];
    await storeDraft(form, recordOf(args), args.receipt);
    return () => storeDraft(form, undefined);
  },
  render: ({ application }) => (
    <div className="application">
      <Wizard {...applications[application]} />
    </div>
  ),
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Fresh: Story = {};
export const BeforeTheFirstStep: Story = { args: { application: 'admission' } };
export const FoundReceipt: Story = { args: { receipt } };
export const BringsBackAnApplication: Story = {
  args: { example: 'experienced teacher', step: 'workExperience' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: /^Work Experience/ })),
};

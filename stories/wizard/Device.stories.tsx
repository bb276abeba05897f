import type { Meta, StoryObj } from '@storybook/react-vite';
import { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
import { LastReceipt } from '#src/wizard/draft/LastReceipt.tsx';
import { SavedAnswers } from '#src/wizard/draft/SavedAnswers.tsx';
import { SavedAt } from '#src/wizard/draft/SavedAt.tsx';
import { about } from '../about.ts';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';
import { receipt } from '../applying/network.ts';

/** What a wizard says of the device it is on: since when answers are saved, what was sent, and another tab. */
export default {
  title: 'Wizard pieces/On a device',
  parameters: about({
    use: 'Beside every step: since when answers are saved, the draft note, and the receipt note of the last application. In place of the form while another tab has it.',
    avoid: 'What became of a send: the outcome in its dialog, and the ending in the last step.',
  }),
  argTypes: deviceControls,
  args: {
    application: 'staff',
    example: 'experienced teacher',
    device: 'stores answers',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
  },
  render: (opened) =>
    inWizardOf(
      opened,
      applicantOn(opened),
      /^(?:open elsewhere|taken over)$/.test(opened.device) ? (
        <Elsewhere />
      ) : (
        <div className="wizard-body">
          <SavedAt />
          <div className="wizard-aside">
            <SavedAnswers />
            <LastReceipt />
          </div>
        </div>
      ),
    ),
} satisfies Meta<OnDevice>;

type Story = StoryObj<OnDevice>;

export const NothingYet: Story = { args: { device: 'stores nothing yet' } };
export const Kept: Story = {};
export const KeptAndSentBefore: Story = { args: { receipt } };
export const Refused: Story = { args: { device: 'refuses' } };
export const OpenElsewhere: Story = { args: { device: 'open elsewhere' } };
export const TakenOver: Story = { args: { device: 'taken over' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReceivingDays } from '#forms/receivingDays.ts';
import { useWizard, WizardScopeContext } from '#src/wizard/context.ts';
import { OutsideDays } from '#src/wizard/draft/OutsideDays.tsx';
import { about } from '../about.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

/** The form as if it had these days. */
const OnDays = ({ days }: { days: ReceivingDays }) => {
  const scope = useWizard();
  return (
    <WizardScopeContext value={{ ...scope, form: { ...scope.form, days } }}>
      <OutsideDays />
    </WizardScopeContext>
  );
};

interface Opened extends OnDevice {
  days: ReceivingDays;
}

export default {
  title: 'Wizard pieces/Outside days',
  parameters: about({
    use: 'In place of a form before the first day on which it is received and after the last one, with what was answered and not sent.',
    avoid: 'While it is received: a step says the last day.',
  }),
  args: {
    application: 'staff',
    example: 'single man',
    device: 'stores nothing yet',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
    days: { from: '2099-01-11' },
  },
  render: ({ days, ...opened }) => inWizardOf(opened, applicantOn(opened), <OnDays days={days} />),
} satisfies Meta<Opened>;

type Story = StoryObj<Opened>;

export const NotYet: Story = {};
export const Over: Story = { args: { days: { until: '2020-03-31' } } };
export const OverWithAnswers: Story = { args: { days: { until: '2020-03-31' }, device: 'stores answers' } };

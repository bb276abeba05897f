import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReceivingDays } from '#forms/receivingDays.ts';
import { useWizard, WizardScopeContext } from '#src/wizard/context.ts';
import { OutsideDays } from '#src/wizard/draft/OutsideDays.tsx';
import { about } from '../about.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';

interface Opened extends OnDevice {
  days: ReceivingDays;
  at: 'not yet' | 'over';
}

/** The form as if it had these days. */
const OnDays = ({ days, at }: Pick<Opened, 'days' | 'at'>) => {
  const scope = useWizard();
  return (
    <WizardScopeContext value={{ ...scope, form: { ...scope.form, days } }}>
      <OutsideDays at={at} />
    </WizardScopeContext>
  );
};

export default {
  title: 'Patterns/Outside the days of a form',
  parameters: about({
    use: 'In place of a form before the first day on which it is received and after the last one, with what was answered and not sent.',
    avoid: 'While it is received: a step says the last day.',
  }),
  args: {
    application: 'staff',
    example: 'single man',
    device: 'stores nothing yet',
    savedAt: Date.parse('2026-06-30T14:42:00Z'),
    days: { from: '2027-01-11', until: '2027-03-31' },
    at: 'not yet',
  },
  render: ({ days, at, ...opened }) => inWizardOf(opened, applicantOn(opened), <OnDays days={days} at={at} />),
} satisfies Meta<Opened>;

type Story = StoryObj<Opened>;

export const NotYet: Story = {};
export const Over: Story = { args: { at: 'over' } };
export const OverWithAnswers: Story = { args: { at: 'over', device: 'stores answers' } };

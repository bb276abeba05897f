import type { Meta, StoryObj } from '@storybook/react-vite';
import { Elsewhere } from '#src/wizard/draft/Elsewhere.tsx';
import { AnotherDevice } from '#src/wizard/handover/AnotherDevice.tsx';
import { HandOver } from '#src/wizard/handover/HandOver.tsx';
import { about } from '../about.ts';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { inWizardOf, pieceAt } from '../applying/inStepOf.tsx';

export default {
  title: 'Patterns/Another tab or device',
  parameters: about({
    use: 'A form is open once. A second tab says that it is open elsewhere and can take it over with all answers and files; the first one then says so. Another device gets it by a link that works once.',
    avoid: 'Two forms side by side: different forms do not know of each other.',
    height: '40rem',
  }),
  argTypes: deviceControls,
  args: { application: 'staff', example: 'experienced teacher', device: 'open elsewhere', savedAt: 0 },
  render: (opened) => inWizardOf(opened, applicantOn(opened), <Elsewhere />),
} satisfies Meta<OnDevice>;

type Story = StoryObj<OnDevice>;

export const OpenElsewhere: Story = {};
export const TakenOver: Story = { args: { device: 'taken over' } };

const onItsWay = { application: 'staff', step: 'personalInfo', example: 'married man without children' } as const;
export const ToAnotherDevice = pieceAt(inWizardOf, <HandOver />)(onItsWay);
export const MakingTheLink = pieceAt(inWizardOf, <AnotherDevice />)({ ...onItsWay, events: [{ type: 'HAND_OVER' }] });

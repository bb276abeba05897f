import type { Meta, StoryObj } from '@storybook/react-vite';
import { admission } from '#forms/admission/admission.ts';
import { blank } from '#forms/draft.ts';
import { reusable } from '#forms/reuse.ts';
import { ContinueDraft } from '#src/wizard/draft/ContinueDraft.tsx';
import { LastReceipt } from '#src/wizard/draft/LastReceipt.tsx';
import { SavedAnswers } from '#src/wizard/draft/SavedAnswers.tsx';
import { SavedAt } from '#src/wizard/draft/SavedAt.tsx';
import { Previous } from '#src/wizard/step/Previous.tsx';
import { ReuseNote } from '#src/wizard/step/ReuseNote.tsx';
import { about } from '../about.ts';
import { draftNamed } from '../applying/answers.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { deviceControls } from '../applying/controls.ts';
import { applicantOn, type OnDevice } from '../applying/device.ts';
import { inFormOf, inWizardOf, pieceAt } from '../applying/inStepOf.tsx';
import { receipt } from '../applying/network.ts';

export default {
  title: 'Patterns/Save and resume',
  parameters: about({
    use: 'Every form. Answers are saved on the device as they are given, and a line beside each step says since when. A form that is opened again goes on where it was left; one with an information page says so there. The next application of the same device offers the answers that stay the same.',
    avoid:
      'A promise: a device that refuses to save is said to refuse. Going on on another device: Another tab or device.',
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
      <div className="wizard-body">
        <SavedAt />
        <div className="wizard-aside">
          <SavedAnswers />
          <LastReceipt />
        </div>
      </div>,
    ),
} satisfies Meta<OnDevice>;

type Story = StoryObj<OnDevice>;

export const NothingYet: Story = { args: { device: 'stores nothing yet' } };
export const Kept: Story = {};
export const KeptAndSentBefore: Story = { args: { receipt } };
export const Refused: Story = { args: { device: 'refuses' } };

const inTheThirdStep = {
  application: 'admission',
  example: 'three siblings of which one applies',
  step: 'father',
} as const;
export const BeforeTheSteps = pieceAt(
  inWizardOf,
  <ContinueDraft />,
)({ ...inTheThirdStep, events: [{ type: 'GO_TO', place: 'info' }] });

const previous = reusable(admission, draftNamed('admission', inTheThirdStep.example));
export const AnswersOfTheLastApplication = pieceAt(
  (scene, actor, piece) => inFormOf(scene, actor, <div className="step-fields">{piece}</div>),
  <Previous path={['father']} />,
)({
  ...inTheThirdStep,
  empty: true,
  events: [{ type: 'SUSPEND' }, { type: 'RESTORE', draft: blank(admission), previous, step: 'learner' }],
});
export const AnotherChild: StoryObj<Send> = {
  args: {
    application: 'admission',
    example: inTheThirdStep.example,
    network: { arrives: true },
    events: [{ type: 'CLOSE' }, { type: 'ANOTHER' }, { type: 'RESTORE' }],
  },
  render: (send) => inFormOf(send, applicantSending(send), <ReuseNote />),
};

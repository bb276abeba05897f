import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import { limits } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { brokenUpload, fullDisk, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { school } from '#src/content/school.ts';
import { Ending } from '#src/wizard/sending/Ending.tsx';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { SentApplication } from '#src/wizard/sending/SentApplication.tsx';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';
import { about } from '../about.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { sendControls } from '../applying/controls.ts';
import { inFormOf, inWizardOf } from '../applying/inStepOf.tsx';
import { answeredByAPage, broken, receipt, refused } from '../applying/network.ts';

const MB = 1024 * 1024;
const passport = { path: ['personalInfo', 'passport'], multiple: false };
const scan = { ...examplePdf('all certificates.pdf'), size: limits.fileBytes - 200_000 };

export default {
  title: 'Patterns/Send and receipt',
  subcomponents: { Submitting, Failed },
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', network: {} },
  parameters: about({
    use: 'Every form. One result dialog while it is sent and for what became of it; it tries again by itself and says so. Once it has arrived, the receipt takes the place of the form; a send that brought none leaves a note in the last step.',
    avoid: 'What the applicant can mend in a step: the needed panel. A visit later: the receipt note.',
    height: '26rem',
  }),
  render: (send) => inWizardOf(send, applicantSending(send), <Outcome words={applications[send.application].words} />),
} satisfies Meta<Send>;

type Story = StoryObj<Send>;

export const Keeping: Story = { args: { isSaving: true } };
export const FortyPercent: Story = {
  args: { network: { reports: [{ type: 'PROGRESS', sent: 2 * MB, total: 5 * MB }] } },
};
export const WaitingForTheNextTry: Story = { args: { network: { reports: [{ type: 'BROKEN' }] } } };
export const WaitingAsLongAsTheSchoolAsksFor: Story = {
  args: { network: { ...refused(fullDisk()), retriesAtOnce: false } },
  tags: ['detail'],
};
export const AskingWhetherItArrived: Story = {
  args: { network: { reports: [{ type: 'BROKEN' }], retriesAtOnce: true } },
  tags: ['detail'],
};
export const WaitingForAConnection: Story = { args: { network: { reports: [{ type: 'OFFLINE' }] } }, tags: ['detail'] };
export const AsksWhetherToStop: Story = { args: { events: [{ type: 'STOP' }] } };

export const Offline: Story = { args: { network: broken } };
export const Busy: Story = { args: { network: refused(fullDisk()) }, tags: ['detail'] };
export const ServerError: Story = { args: { network: refused(new ProblemError(500, () => '')) }, tags: ['detail'] };
export const TooLarge: Story = {
  args: {
    before: [
      { type: 'CHOOSE', ...passport, files: [] },
      { type: 'ATTACH', files: [scan] },
    ],
    network: refused(new ProblemError(413, () => '')),
  },
  tags: ['detail'],
};
export const Refused: Story = { args: { network: refused(brokenUpload()) }, tags: ['detail'] };
export const RefusedWithoutASentence: Story = { args: { network: answeredByAPage(404) }, tags: ['detail'] };
export const WithAnswersToPutRight: Story = {
  args: {
    network: refused(
      wrongAnswers({
        'personalInfo[email]': 'Email must be a valid email',
        'education[academicInfo][1][certificate]': messages.notPdf,
        'references[1][nickname]': 'This answer is not part of the form.',
      }),
    ),
  },
};
export const AnsweredByAnother: Story = { args: { network: answeredByAPage(200) }, tags: ['detail'] };
export const NotKnown: Story = { args: { network: { ...broken, cannotBeAsked: true } }, tags: ['detail'] };

export const Succeeded: Story = { args: { network: { arrives: true } } };
export const AnEarlierSendHadArrived: Story = { args: { edited: true, network: { has: receipt } }, tags: ['detail'] };

const inItsStep: Story = { render: (send) => inFormOf(send, applicantSending(send), <Ending />) };
export const Stopped: Story = { ...inItsStep, args: { events: [{ type: 'STOP' }, { type: 'STOP' }] } };
export const NotThere: Story = {
  ...inItsStep,
  args: { resumes: true, network: { has: 'nothing' } },
  tags: ['detail'],
};
export const RefusedAndClosed: Story = {
  ...inItsStep,
  args: {
    network: refused(wrongAnswers({ 'personalInfo[email]': 'Email must be a valid email' })),
    events: [{ type: 'CLOSE' }],
  },
  tags: ['detail'],
};
export const NotConfirmed: Story = {
  ...inItsStep,
  args: { network: broken, events: [{ type: 'CLOSE' }] },
  tags: ['detail'],
};
export const NobodyKnows: Story = {
  ...inItsStep,
  args: { resumes: true, network: { cannotBeAsked: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: school.phone.display });
    await canvas.findByRole('link', { name: school.email.address });
  },
};

export const Receipt: Story = {
  args: { example: 'married mother of two', network: { arrives: true }, events: [{ type: 'CLOSE' }] },
  render: (send) => inWizardOf(send, applicantSending(send), <SentApplication />),
};

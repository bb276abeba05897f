import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import { limits } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { brokenUpload, fullDisk, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { Outcome } from '#src/wizard/sending/Outcome.tsx';
import { Submitting } from '#src/wizard/sending/Submitting.tsx';
import { about } from '../about.ts';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { sendControls } from '../applying/controls.ts';
import { inWizardOf } from '../applying/inStepOf.tsx';
import { answeredByAPage, broken, receipt, refused } from '../applying/network.ts';

const MB = 1024 * 1024;
const passport = { path: ['personalInfo', 'passport'], multiple: false };
const scan = { ...examplePdf('all certificates.pdf'), size: limits.fileBytes - 200_000 };

export default {
  title: 'Wizard pieces/Outcome',
  subcomponents: { Submitting, Failed },
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', network: {} },
  parameters: about({
    use: 'While an application is sent and where that failed: one result dialog, with the upload progress.',
    avoid: 'What the applicant can mend in a step: the needed panel. A receipt: the sent application takes the page.',
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
};
export const AskingWhetherItArrived: Story = {
  args: { network: { reports: [{ type: 'BROKEN' }], retriesAtOnce: true } },
};
export const WaitingForAConnection: Story = { args: { network: { reports: [{ type: 'OFFLINE' }] } } };
export const AsksWhetherToStop: Story = { args: { events: [{ type: 'STOP' }] } };

export const Offline: Story = { args: { network: broken } };
export const Busy: Story = { args: { network: refused(fullDisk()) } };
export const ServerError: Story = { args: { network: refused(new ProblemError(500, () => '')) } };
export const TooLarge: Story = {
  args: {
    before: [
      { type: 'CHOOSE', ...passport, files: [] },
      { type: 'ATTACH', ...passport, files: [scan] },
    ],
    network: refused(new ProblemError(413, () => '')),
  },
};
export const Refused: Story = { args: { network: refused(brokenUpload()) } };
export const RefusedWithoutASentence: Story = { args: { network: answeredByAPage(404) } };
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
export const WithAnswersOfAnAdmissionToPutRight: Story = {
  args: {
    application: 'admission',
    example: 'three siblings of which one applies',
    network: refused(
      wrongAnswers({
        'siblingsInfo[siblings][1][lastName]': 'Last country is required.',
        'medicalDocs[0]': messages.notPdf,
      }),
    ),
  },
};
export const AnsweredByAnother: Story = { args: { network: answeredByAPage(200) } };
export const NotKnown: Story = { args: { network: { ...broken, cannotBeAsked: true } } };

export const Succeeded: Story = { args: { network: { arrives: true } } };
export const AnEarlierSendHadArrived: Story = { args: { edited: true, network: { has: receipt } } };

const ofAnAdmission = { application: 'admission', example: 'three siblings of which one applies' } as const;
export const AdmissionFailed: Story = { args: { ...ofAnAdmission, network: broken } };
export const AdmissionSucceeded: Story = { args: { ...ofAnAdmission, network: { arrives: true } } };

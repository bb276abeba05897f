import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import { limits } from '#forms/limits.ts';
import { messages } from '#forms/wording.ts';
import { brokenUpload, fullDisk, ProblemError, wrongAnswers } from '#server/http/problemError.ts';
import { ResultDialog } from '#src/components/ResultDialog.tsx';
import { Failed } from '#src/wizard/sending/Failed.tsx';
import { Applying } from '../applying/Applying.tsx';
import { applicantSending, type Send } from '../applying/applicant.ts';
import { applications } from '../applying/applications.tsx';
import { sendControls } from '../applying/controls.ts';
import { answeredByAPage, broken, refused } from '../applying/line.ts';

const passport = { path: ['personalInfo', 'passport'], multiple: false };
const scan = { ...examplePdf('all certificates.pdf'), size: limits.fileBytes - 200_000 };

const meta = {
  title: 'Wizard pieces/Failed',
  argTypes: sendControls,
  args: { application: 'staff', example: 'experienced teacher', line: broken },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  render: (send) => (
    <Applying application={send.application} actor={applicantSending(send)} key={JSON.stringify(send)}>
      <ResultDialog state="failed" heading={applications[send.application].words.failed}>
        <Failed />
      </ResultDialog>
    </Applying>
  ),
} satisfies Meta<Send>;

export default meta;
type Story = StoryObj<Send>;

export const Offline: Story = {};
export const Busy: Story = { args: { line: refused(fullDisk()) } };
export const ServerError: Story = { args: { line: refused(new ProblemError(500, '')) } };
export const TooLarge: Story = {
  args: {
    before: [
      { type: 'CHOOSE', ...passport, files: [] },
      { type: 'ATTACH', ...passport, files: [scan] },
    ],
    line: refused(new ProblemError(413, '')),
  },
};
export const Refused: Story = { args: { line: refused(brokenUpload()) } };
export const RefusedWithoutASentence: Story = { args: { line: answeredByAPage(404) } };
export const WithAnswersToPutRight: Story = {
  args: {
    line: refused(
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
    line: refused(
      wrongAnswers({
        'siblingsInfo[siblings][1][lastName]': 'Last country is required.',
        'medicalDocs[0]': messages.notPdf,
      }),
    ),
  },
};
export const AnsweredByAnother: Story = { args: { line: answeredByAPage(200) } };
export const NotKnown: Story = { args: { line: { ...broken, mute: true } } };
export const RightToLeft: Story = { args: TooLarge.args!, globals: { direction: 'rtl' } };

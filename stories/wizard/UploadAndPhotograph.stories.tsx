import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { FileQuestion } from '#src/wizard/step/FileQuestion.tsx';
import { MissingPapers } from '#src/wizard/step/MissingPapers.tsx';
import { Question } from '#src/wizard/step/Question.tsx';
import { TakingPhotographs } from '#src/wizard/step/TakingPhotographs.tsx';
import { about } from '../about.ts';
import { inFormOf, inStepOf, inWizardOf, pieceAt } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

export default {
  title: 'Patterns/Upload and photograph',
  subcomponents: { FileQuestion },
  parameters: about({
    use: 'A document that is sent as a PDF. Each file is read at once, and says beside itself why it cannot be sent; photographs are made into a PDF on the device. What was removed can be put back. A step that lacks nothing but papers says until when the answers wait.',
    avoid: 'Other kinds of file. Papers after sending: the form “Papers and corrections”.',
    height: '40rem',
  }),
  args: { application: 'staff', step: 'personalInfo', example: 'married man without children', asked: 'passport' },
  render: ({ asked, ...progress }) => inStepOf(progress, <Question {...placeIn<Leaf>(progress, asked)} />),
} satisfies Meta<AtQuestion>;

type Story = StoryObj<AtQuestion>;

export const Empty: Story = { args: { empty: true } };
export const Attached: Story = {};
export const Missing: Story = { args: { empty: true, messages: true } };
export const Removed: Story = {
  args: { events: [{ type: 'DETACH', path: ['personalInfo', 'passport'], ids: ['هوية نبيل حداد.pdf'] }] },
};
const chosen = { type: 'CHOOSE', path: ['personalInfo', 'passport'], files: [], multiple: false } as const;
export const Reading: Story = { args: { empty: true, reading: true, events: [chosen] } };
export const Unreadable: Story = {
  args: {
    events: [chosen, { type: 'ATTACH', files: [{ ...examplePdf('passport.pdf'), verdict: 'unreadable' }] }],
  },
};
export const TakingPhotos = pieceAt(
  inWizardOf,
  <TakingPhotographs />,
)({
  application: 'staff',
  step: 'personalInfo',
  example: 'married man without children',
  events: [{ type: 'PHOTOGRAPH', path: chosen.path, ids: [] }],
});
export const OnlyPapersAreMissing = pieceAt(
  inFormOf,
  <MissingPapers />,
)({
  application: 'admission',
  step: 'documents',
  example: 'divorced parents with another legal guardian',
  empty: true,
});

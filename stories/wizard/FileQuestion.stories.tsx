import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePdf } from '#forms/examplePdf.ts';
import type { Leaf } from '#forms/fieldTypes.ts';
import { idOf } from '#forms/questions.ts';
import { FileQuestion } from '#src/wizard/step/FileQuestion.tsx';
import { about } from '../about.ts';
import { inStepOf } from '../applying/inStepOf.tsx';
import { type AtQuestion, placeIn } from '../applying/placeIn.ts';

interface Args extends AtQuestion {
  error?: string;
}

export default {
  title: 'Wizard pieces/File question',
  parameters: about({
    use: 'An upload of a form: the file field, connected to its files, with the undo note of what was removed.',
    avoid: 'A file that belongs to no application. Photographs: the field offers to make a PDF of them.',
  }),
  args: {
    application: 'staff',
    step: 'personalInfo',
    example: 'married man without children',
    asked: 'passport',
  },
  render: ({ asked, error, ...progress }) => {
    const { field, path, name } = placeIn<Leaf>(progress, asked);
    const frame = { id: idOf(path), name, label: field.label, required: true, error };
    return inStepOf(progress, <FileQuestion frame={frame} path={path} multiple={field.multiple} />);
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Empty: Story = { args: { empty: true } };
export const Attached: Story = {};
export const Missing: Story = { args: { empty: true, error: 'A passport image is required.' } };
export const Removed: Story = {
  args: { events: [{ type: 'DETACH', path: ['personalInfo', 'passport'], ids: ['هوية نبيل حداد.pdf'] }] },
};
const chosen = { type: 'CHOOSE', path: ['personalInfo', 'passport'], files: [], multiple: false } as const;
export const Reading: Story = { args: { empty: true, reading: true, events: [chosen] } };
export const ReadingAnotherOne: Story = { args: { reading: true, events: [chosen] } };
export const Unreadable: Story = {
  args: {
    events: [
      chosen,
      {
        type: 'ATTACH',
        path: chosen.path,
        files: [{ ...examplePdf('passport.pdf'), verdict: 'unreadable' }],
        multiple: false,
      },
    ],
  },
};
export const SeveralFiles: Story = {
  args: {
    application: 'admission',
    step: 'documents',
    example: 'pre-KG child who was in none',
    asked: 'medicalDocs',
  },
};

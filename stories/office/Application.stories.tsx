import type { Meta, StoryObj } from '@storybook/react-vite';
import { Application } from '#server/office/page/views/Application.tsx';
import { inOffice } from '#stories/office/inOffice.tsx';
import { contacts, documents, options, remarks, rows, sections } from '#stories/office/samples.ts';

const marks = options.marks.map(({ value }) => value);
const [first, unusual] = rows;
const addition = rows.find(({ addsTo }) => addsTo !== '');

export default {
  title: 'Pages/Office/Application',
  component: Application,
  render: (args) => inOffice(<Application {...args} />),
  args: {
    ...first!,
    mayDelete: true,
    contacts,
    documents,
    sections,
    related: [],
    remarks: { action: '#', marks, remarks, isSaved: false },
    moving: { action: '#' },
    additions: [],
    neighbors: { list: '#', isByDay: true, previous: '#newer', next: '#older' },
    printed: '#print',
    deletion: '#delete',
  },
} satisfies Meta<typeof Application>;

type Story = StoryObj<typeof Application>;

export const WithNotes: Story = {};
export const Unusual: Story = { args: { ...unusual!, remarks: { action: '#', marks, remarks: [], isSaved: false } } };
export const SomebodyWasFaster: Story = {
  args: {
    remarks: { action: '#', marks, remarks, unsaved: { mark: 'invited', note: 'Tuesday at 9' }, isSaved: false },
  },
};
export const Saved: Story = { args: { remarks: { action: '#', marks, remarks, isSaved: true } } };
export const ADamagedRemark: Story = {
  args: {
    remarks: {
      action: '#',
      marks,
      remarks: [...remarks, { ...remarks[0]!, revision: 9, isDamaged: true }],
      isSaved: false,
    },
  },
};
export const OfAFamily: Story = {
  args: {
    related: [
      {
        name: 'admission/9',
        href: '#sister',
        applicant: 'Lea Khoury',
        reference: 'X7MQ4-XR29H',
        grade: 'Grade 5',
        mark: 'invited',
        isSamePerson: false,
        common: ['telephone +961 3 123 456 and +961 71 123 456', 'registry number 1247 and family name'],
      },
      {
        name: 'admission/10',
        href: '#again',
        applicant: 'Karim Khoury',
        reference: 'Y7MQ4-XR29H',
        grade: 'Pre-KG 1',
        mark: 'new',
        isSamePerson: true,
        common: ['telephone +961 3 123 456', 'name and date of birth 2023-05-14'],
      },
    ],
  },
};
export const WithAdditions: Story = {
  args: {
    additions: [
      {
        name: 'papers/1',
        href: '#addition',
        about: 'A missing paper',
        received: '2026-11-24 09:12',
        reference: 'R3JWT-9AKX4',
        sections: [{ title: 'Message and papers', answers: documents }],
      },
    ],
  },
};
export const AnAddition: Story = {
  args: { ...addition!, target: { href: '#target', applicant: 'Karim Khoury' }, contacts: [], sections: [] },
};
export const FitsNoApplication: Story = {
  args: {
    ...addition!,
    moving: {
      action: '#',
      typed: 'K7MQ4-XR29X',
      problem: 'No application has the reference K7MQ4-XR29X. Nothing was changed.',
    },
    contacts: [],
    sections: [],
  },
};
export const NamesAnAddition: Story = {
  args: { ...addition!, moving: { action: '#', meant: 'Y7MQ4-XR29H' }, contacts: [], sections: [] },
};
export const MayNotDelete: Story = { args: { mayDelete: false } };
export const Printed: Story = { globals: { medium: 'print' } };

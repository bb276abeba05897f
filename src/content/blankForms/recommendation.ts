import type { SampleForm } from '#src/content/blankForms/sample.ts';

export const recommendation: SampleForm = {
  lead: 'To be completed by the previous school. This form is optional.',
  sections: [
    { title: 'Learner', blanks: ['Name', 'Date of birth', 'Last grade completed', 'Years at your school'] },
    {
      title: 'Work and conduct',
      blanks: [
        { label: 'Attendance', boxes: ['Regular', 'Irregular'] },
        { label: 'Effort', boxes: ['Very good', 'Good', 'Needs support'] },
        { label: 'Conduct', boxes: ['Very good', 'Good', 'Needs support'] },
        { label: 'Strengths', rows: 3 },
        { label: 'Support that helps the learner', rows: 3 },
      ],
    },
    {
      title: 'Recommendation',
      blanks: [
        { label: 'We recommend this learner', boxes: ['Yes', 'Yes, with support', 'No'] },
        { label: 'Remarks', rows: 3 },
      ],
    },
    {
      title: 'School',
      blanks: ['Name of the school', 'Name and position', 'Telephone', 'Date', 'Signature and stamp'],
    },
  ],
};

import type { SampleForm } from '#src/content/blankForms/sample.ts';

export const medical: SampleForm = {
  lead: 'To be completed by the learner’s physician. Please attach a copy of the vaccination card.',
  sections: [
    { title: 'Learner', blanks: ['Name', 'Date of birth', 'Grade applying to', 'Blood type'] },
    {
      title: 'Examination',
      blanks: ['Date', 'Height', 'Weight', 'Eyesight', 'Hearing', { label: 'Remarks', rows: 2 }],
    },
    {
      title: 'Health',
      blanks: [
        { label: 'Allergies', rows: 2 },
        { label: 'Chronic conditions and past operations', rows: 2 },
        { label: 'Medicines taken regularly', rows: 2 },
        { label: 'May take part in physical education', boxes: ['Yes', 'Yes, with care', 'No'] },
        { label: 'Vaccinations are complete for the age', boxes: ['Yes', 'No'] },
      ],
    },
    { title: 'Physician', blanks: ['Name', 'Telephone', 'Date', 'Signature and stamp'] },
  ],
};

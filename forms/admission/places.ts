/** A list and a file of the form, and answers that begin its lists anew, for sample events. */
export const admissionPlaces = {
  list: ['siblingsInfo', 'siblings'],
  file: ['medicalDocs'],
  resets: [
    { path: ['learner', 'gradeApplyingTo'], answer: 'uel-05' },
    { path: ['learner', 'gradeApplyingTo'], answer: 'pre-kg-1' },
  ],
} as const;

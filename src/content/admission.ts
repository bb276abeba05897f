/** What a family reads before it fills in the admission application. */
export const admission = {
  title: 'Application for admission',
  lead: 'For a child of any division, from Pre-KG to Grade 12.',
  minutes: 'Filling in this form takes about 6 to 8 minutes.',
  kept: 'Your answers are kept on this device while you fill in the form, so you can stop and go on later.',
  information: [
    'The learner: names in Latin and Arabic letters, birth, nationality, civil registry number and address in Lebanon',
    'Former day care or schools, and the support the learner needs, if any',
    'The parents: birth, registry number, contact, education and work',
    'Brothers and sisters',
  ],
  documents: [
    'Completed medical form with a copy of the vaccination card',
    '1 passport photo',
    'Copy of passport or Lebanese ID',
    'Recommendation form from the previous school (optional)',
    'Evaluation report from the previous school (if applicable)',
  ],
  documentsNote:
    'Each document is attached as a PDF. If you have it on paper, photograph it here. We turn the photos into a PDF.',
} as const;

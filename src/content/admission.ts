import { admissionPage } from '#src/content/formPages.ts';

/** What a family reads before it fills in the admission application. What it needs at hand, each question says itself. */
export const admission = {
  title: 'Application for admission',
  lead: admissionPage.lead,
  minutes: 'Filling in this form takes about 6 to 8 minutes.',
  gathering:
    'Gathering the papers takes longer: please have the registry extract, the blood types of the child and both parents, and the documents below at hand first.',
  saving: 'Your answers are kept on this device only, for at most 30 days, so you can stop and continue later.',
  documentsNote:
    'Each document is attached as a PDF. If you have it on paper, photograph it in the form: your device turns the photos into a PDF.',
} as const;

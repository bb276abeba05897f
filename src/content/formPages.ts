/** A form and its page. */
export interface FormPage {
  /** The form's name, as in `forms/`. */
  id: string;
  title: string;
  /** Whom it is for, or what. */
  lead: string;
  path: string;
}

export const admissionPage = {
  id: 'admission',
  title: 'Application for Admission',
  lead: 'For a child of any division, from Pre-KG to Grade 12.',
  path: '/join-us/as-student',
} as const satisfies FormPage;

/** The pages of the forms, for the pages of the site that name them without loading a form. */
export const formPages: readonly FormPage[] = [
  admissionPage,
  {
    id: 'staff',
    title: 'Staff Application',
    lead: 'For teachers and administrative staff.',
    path: '/join-us/as-staff',
  },
  {
    id: 'papers',
    title: 'Papers and corrections',
    lead: 'For an application that you have sent already.',
    path: '/join-us/papers-and-corrections',
  },
];

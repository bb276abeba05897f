/** A form and its page. */
export interface FormPage {
  /** The form's name, as in `forms/`. */
  id: string;
  title: string;
  path: string;
}

/** The pages of the forms, for the pages of the site that name them without loading a form. */
export const formPages: readonly FormPage[] = [
  { id: 'admission', title: 'Application for Admission', path: '/join-us/as-student' },
  { id: 'staff', title: 'Staff Application', path: '/join-us/as-staff' },
  { id: 'papers', title: 'Papers and corrections', path: '/join-us/papers-and-corrections' },
];

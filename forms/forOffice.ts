import type { Path } from '#forms/draft.ts';

/** What several applications of one family or of one person have in common, beside telephone numbers. */
export interface Kin {
  /** The civil registry number, and the family name: a number alone is that of many families. */
  readonly registry?: { readonly number: string; readonly family: string };
  /** The applicant's names, one for each script, and the date of birth. */
  readonly person?: { readonly names: readonly string[]; readonly born: string };
}

/** What the office knows of a form's applications. No page of the site loads it. */
export interface ForOffice<Answers> {
  /** Other names, in any script, by which the office may search for it. */
  readonly alsoNamed?: (answers: Answers) => readonly (string | undefined)[];
  /** The applicant's name in Arabic letters, where the form asks for it. */
  readonly arabicName?: (answers: Answers) => string;
  /** The name by which the office sorts applications, the family name first. */
  readonly sortedAs?: (answers: Answers) => string;
  /** By what the office finds brothers and sisters, and several applications of one person. */
  readonly kin?: (answers: Answers) => Kin;
  /** The paths of the questions that a table of the office has unless others are chosen. */
  readonly tabulated?: readonly Path[];
  /** The applicants' e-mail addresses. */
  readonly writesTo?: (answers: Answers) => readonly (string | undefined)[];
}

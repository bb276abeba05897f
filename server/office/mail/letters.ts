import { formOf } from '#server/office/answers.ts';
import { printable } from '#server/office/printable.ts';
import { applicantOf, arrivalOf, titleOf } from '#server/office/summary.ts';
import type { StoredApplication } from '#server/storing/application.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** What the office is told: who has applied. No answers, no files: mail is read by many machines. */
export const letterToOffice = (application: StoredApplication, office: string): Letter => {
  const applicant = printable(applicantOf(application));
  return {
    to: office,
    subject: `${titleOf(application)} ${application.reference}: ${applicant}`,
    text: [
      `${titleOf(application)} of ${applicant}`,
      `Reference: ${application.reference}`,
      `Received: ${arrivalOf(application)}`,
      '',
      `To read it: npm run applications -- show ${application.reference}`,
      '',
    ].join('\n'),
  };
};

/** What the applicant is told. Nothing they wrote stands in it, so that nobody can send words of their own with it. */
export const letterToApplicant = (application: StoredApplication, to: string): Letter => ({
  to,
  subject: `We have received your application ${application.reference}`,
  text: [
    `Your application (${titleOf(application)}) has arrived.`,
    '',
    `Reference: ${application.reference}`,
    `Received: ${arrivalOf(application)}`,
    '',
    'Please keep the reference: the school finds your application by it.',
    'If you have not applied, somebody else has given your address, and you need not do anything.',
    '',
  ].join('\n'),
});

/** The applicants' addresses, once each. */
export const applicantsOf = (application: StoredApplication): string[] => {
  const addresses = formOf(application)?.writesTo?.(application.answers as never) ?? [];
  return [...new Set(addresses.filter((address) => address !== undefined && address !== ''))] as string[];
};

import { formNamed } from '#server/intakeForms.ts';
import { printable } from '#server/office/printable.ts';
import { arrivalOf, titleOf } from '#server/office/summary.ts';
import { schoolDay } from '#server/schoolTime.ts';
import type { StoredApplication } from '#server/storing/application.ts';
import { applicantOf } from '#server/storing/summary.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** An application in an e-mail to the office, and how many receipts for it were withheld. */
export interface Notice {
  application: StoredApplication;
  withheld: number;
}

/** More are not listed in one mail. */
const LINES = 200;

const withheldIn = (withheld: number) =>
  withheld > 0
    ? `No receipt was sent to ${withheld === 1 ? 'one address' : `${withheld} addresses`} it gives: they had had enough receipts that day.`
    : '';

const emailOfOne = ({ application, withheld }: Notice, office: string): Email => {
  const applicant = printable(applicantOf(application));
  return {
    to: office,
    subject: `${titleOf(application)} ${application.reference}: ${applicant}`,
    text: [
      `${titleOf(application)} of ${applicant}`,
      `Reference: ${application.reference}`,
      `Received: ${arrivalOf(application)}`,
      ...(withheld > 0 ? [withheldIn(withheld)] : []),
      '',
      `To read it: npm run applications -- show ${application.reference}`,
      '',
    ].join('\n'),
  };
};

/** The e-mail to the office: who has applied. No answers, no files: e-mail is read by many machines. */
export const emailToOffice = (notices: readonly Notice[], office: string): Email => {
  if (notices.length === 1) return emailOfOne(notices[0]!, office);
  const days = notices.map(({ application }) => schoolDay(application.receivedAt)).toSorted();
  const lines = notices.slice(0, LINES).map(({ application, withheld }) => {
    const applicant = printable(applicantOf(application));
    const note = withheld > 0 ? ', no receipt sent (*)' : '';
    return `${arrivalOf(application)}  ${application.reference}  ${titleOf(application)}: ${applicant}${note}`;
  });
  return {
    to: office,
    subject: `${notices.length} applications have arrived`,
    text: [
      ...lines,
      ...(notices.length > LINES ? [`and ${notices.length - LINES} more`] : []),
      '',
      ...(notices.some(({ withheld }) => withheld > 0)
        ? [
            '(*) An address that it gives had had enough receipts that day. Somebody may be using the form to send mail.',
            '',
          ]
        : []),
      `To see them: npm run applications -- list --from ${days[0]}`,
      '',
    ].join('\n'),
  };
};

/** The receipt for an applicant. It quotes nothing from the application, so that nobody can send texts of their own with it. */
export const emailToApplicant = (application: StoredApplication, to: string): Email => ({
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
  const addresses = formNamed(application.form)?.writesTo?.(application.answers as never) ?? [];
  return [...new Set(addresses.filter((address) => address !== undefined && address !== ''))] as string[];
};

import { beirutTime } from '#forms/inWords.ts';
import { addingTo } from '#forms/papers/addingTo.ts';
import { type Message, message } from '#languages/message.ts';
import { localPath } from '#languages/paths.ts';
import { schoolName } from '#languages/schoolName.ts';
import { printable } from '#server/office/printable.ts';
import { arrivalOf, titleOf } from '#server/office/summaryColumns.ts';
import { schoolDay } from '#server/schoolTime.ts';
import type { QueuedMail } from '#server/storing/mailQueue.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
}

/** The most applications that one e-mail lists. */
const MAX_LINES = 200;

const withheldNote = (withheld: number) =>
  withheld > 0
    ? `No receipt was sent to ${withheld === 1 ? 'one address' : `${withheld} addresses`} it gives: they had had enough receipts that day.`
    : '';

const emailAboutOne = (mail: QueuedMail, office: string): Email => {
  const { reference, withheld } = mail;
  const applicant = printable(mail.applicant);
  return {
    to: office,
    subject: `${titleOf(mail)} ${reference}: ${applicant}`,
    text: [
      `${titleOf(mail)} of ${applicant}`,
      `Reference: ${reference}`,
      ...(mail.addsTo === undefined ? [] : [`To the application: ${printable(mail.addsTo)}`]),
      `Received: ${arrivalOf(mail)}`,
      ...(withheld > 0 ? [withheldNote(withheld)] : []),
      '',
      `To read it: npm run applications -- show ${reference}`,
      '',
    ].join('\n'),
  };
};

/** The e-mail to the office about new applications. It has no answers and no files, because e-mail is not confidential. */
export const emailToOffice = (mails: readonly QueuedMail[], office: string): Email => {
  if (mails.length === 1) return emailAboutOne(mails[0]!, office);
  const days = mails.map(({ receivedAt }) => schoolDay(receivedAt)).toSorted();
  const lines = mails.slice(0, MAX_LINES).map((mail) => {
    const note = mail.withheld > 0 ? ', no receipt sent (*)' : '';
    const to = mail.addsTo === undefined ? '' : `, to ${printable(mail.addsTo)}`;
    return `${arrivalOf(mail)}  ${mail.reference}  ${titleOf(mail)}: ${printable(mail.applicant)}${to}${note}`;
  });
  return {
    to: office,
    subject: `${mails.length} applications have arrived`,
    text: [
      ...lines,
      ...(mails.length > MAX_LINES ? [`and ${mails.length - MAX_LINES} more`] : []),
      '',
      ...(mails.some(({ withheld }) => withheld > 0)
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

/** Where something is added to an application; `site` is the origin of the site. */
const whereToAdd = ({ reference, language = 'en' }: QueuedMail, site: string | undefined): Message =>
  site === undefined
    ? message('Something wrong or missing? Send it by the page “Papers and corrections” of the website.')
    : message('Something wrong or missing? Send it here: {link}', {
        // As a sentence, because isolates around it would become part of the link.
        link: () => new URL(localPath(addingTo(reference), language), site).href,
      });

/** The receipt for an applicant. It quotes nothing from the application, so that nobody can send own texts to others with it. */
export const emailToApplicant = (mail: QueuedMail, to: string, site?: string): Email => {
  const language = { lang: mail.language ?? 'en' };
  const { reference } = mail;
  const isAddition = mail.addsTo !== undefined;
  const [school, form, time] = [schoolName, message(titleOf(mail)), beirutTime(new Date(mail.receivedAt))];
  return {
    to,
    subject: isAddition
      ? message('{school}: we have received your message {reference}', { school, reference })(language)
      : message('{school}: we have received your application {reference}', { school, reference })(language),
    text: [
      message('Dear Sir or Madam,')(language),
      '',
      isAddition
        ? message('{school} has received what you sent ({form}) about an application.', { school, form })(language)
        : message('{school} has received your application ({form}).', { school, form })(language),
      '',
      message('Reference: {reference}', { reference })(language),
      message('Received: {time} (Beirut time)', { time })(language),
      '',
      ...(isAddition
        ? []
        : [
            message('Please keep the reference: the school finds your application by it.')(language),
            whereToAdd(mail, site)(language),
          ]),
      isAddition
        ? message(
            'If you have sent nothing, somebody else has given your e-mail address, and you need not do anything.',
          )(language)
        : message(
            'If you have not applied, somebody else has given your e-mail address, and you need not do anything.',
          )(language),
      '',
    ].join('\n'),
  };
};

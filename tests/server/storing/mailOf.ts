import type { QueuedMail, SendMails } from '#server/storing/mailQueue.ts';
import type { ApplicationStore } from '#server/storing/store.ts';

/** Sends all that is due; returns it. What is given back is due in an hour. */
export const mailOf = async (
  { mail }: ApplicationStore,
  isSent: (mail: QueuedMail) => boolean = () => true,
): Promise<QueuedMail[]> => {
  const sent: QueuedMail[] = [];
  const send: SendMails = async (mails) => {
    sent.push(...mails);
    return mails.map((each) => (isSent(each) ? 'done' : { retryIn: 3_600_000 }));
  };
  await mail.sendToOffice(0, send);
  while (await mail.sendReceipt(send));
  return sent;
};

export const toOffice = ({ recipient }: QueuedMail) => recipient === 'office';

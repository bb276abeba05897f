import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { type Email, emailToApplicant, emailToOffice } from '#server/office/mail/emails.ts';
import type { MailSettings } from '#server/settings.ts';
import { keyOf } from '#server/storing/application.ts';
import { errorCode } from '#server/storing/errors.ts';
import type { MailQueue, Outcome, QueuedMail, SendMails } from '#server/storing/mailQueue.ts';
import { withinTime } from '#server/withinTime.ts';

const SECOND = 1000;
/** The longest that an e-mail takes to be sent, in milliseconds. */
export const SEND_TIMEOUT = 120 * SECOND;

export interface Mail {
  /** Sends what is due now. */
  wake(): void;
  /** Stops once what is being sent is sent, and its outcome saved. All other e-mails stay in the queue. */
  close(): Promise<void>;
}

// An enhanced status (RFC 3463) says whether it is the mailbox; a server may refuse the sender in its answer about a recipient.
const noMailbox = /^5\d\d[ -](?:5\.1\.[1-36]\b|(?!\d\.\d))/;

/** Whether the mail server refuses this recipient for good, and not the school's account, its sender or its number of e-mails. */
const isRefused = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  noMailbox.test(String(error.response));

/** Sends the e-mails of a queue, those of an earlier process included. */
export const startMail = async (
  mail: MailSettings,
  queue: MailQueue,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Mail> => {
  const transport = createTransport({
    url: mail.server,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const { signal } = closing;
  let isRequested = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const domain = /@([\w.-]+)/.exec(mail.from)?.[1] ?? 'localhost';
  const send = (email: Email, id: string) =>
    transport.sendMail({
      ...email,
      from: mail.from,
      // If the process ends before the outcome is saved, the e-mail is sent again, with the same id.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });

  const outcomeOf = ({ form, reference, recipient, tries, age }: QueuedMail, error: unknown): Outcome => {
    const status = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
    const to = recipient === 'office' ? recipient : 'applicant';
    const about = { form, reference, to, code: errorCode(error), status };
    if ((recipient !== 'office' && isRefused(error)) || age > mail.giveUpAfter) {
      log.warn(about, 'mail given up');
      return 'done';
    }
    log.info(about, 'mail postponed');
    return { retryIn: Math.min(mail.longestPause, mail.firstPause * 2 ** tries) };
  };

  const sendingWith =
    (sendOne: (mails: readonly QueuedMail[]) => Promise<unknown>): SendMails =>
    async (mails) => {
      try {
        await withinTime(SEND_TIMEOUT, sendOne(mails));
        return mails.map(() => 'done');
      } catch (error) {
        return mails.map((each) => outcomeOf(each, error));
      }
    };
  const sendReceipt = sendingWith(([receipt]) =>
    send(emailToApplicant(receipt!, receipt!.to!, mail.site), `${receipt!.key}.${receipt!.recipient}`),
  );
  const sendToOffice = sendingWith((mails) =>
    send(emailToOffice(mails, mail.office), `${keyOf(mails.map(({ key }) => key).join())}.office`),
  );

  const sendAllDue = async () => {
    await queue.sendToOffice(mail.officeInterval, sendToOffice);
    let hasMore = true;
    while (hasMore && !signal.aborted) hasMore = await queue.sendReceipt(sendReceipt);
  };

  /** Milliseconds until the queue is looked at again, at most `firstPause`: another service may have queued e-mails and stopped. */
  const nextPause = async () => {
    const dueIn = (await queue.nextDueIn(mail.officeInterval).catch(() => undefined)) ?? mail.firstPause;
    // An e-mail that is due and was not sent is being taken by another service.
    return Math.min(mail.firstPause, Math.max(dueIn, SECOND));
  };

  const sendUntilDone = async (): Promise<void> => {
    while (isRequested && !signal.aborted) {
      isRequested = false;
      await sendAllDue().catch((error: unknown) => log.warn({ code: errorCode(error) }, 'mail waits'));
    }
    const pause = await nextPause();
    running = undefined;
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(run, isRequested ? 0 : pause).unref();
  };
  const run = () => {
    isRequested = true;
    running ??= sendUntilDone();
  };

  await queue.open();
  run();
  return {
    wake: run,
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
};

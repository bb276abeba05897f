import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { type Email, emailToApplicant, emailToOffice } from '#server/office/mail/emails.ts';
import type { MailSettings } from '#server/settings.ts';
import { keyOf } from '#server/storing/application.ts';
import { errorCode } from '#server/storing/errors.ts';
import type { MailQueue, Outcome, QueuedMail, SendMails } from '#server/storing/mailQueue.ts';
import { withinTime } from '#server/timeLimits.ts';

const SECOND = 1000;
const SENDING_LIMIT = 120 * SECOND;

/** Sends what waits in a queue, whenever the mail server takes it. */
export interface Mail {
  /** Looks for mail at once. */
  wake(): void;
  /** Stops; what is not sent waits for the next start. */
  close(): void;
}

/** Whether the server answered at all. */
const isAnswered = (error: unknown) => error instanceof Error && 'responseCode' in error;

/** Whether the server will never take this mail. */
const isRefused = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** The mail of an intake. What an earlier process left unsent is sent first. */
export const mailFrom = async (
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
  let [isWorking, isAsked] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  /** A server that does not answer is not tried for each of a hundred e-mails. */
  const server = { isSilent: false, silentRounds: 0 };

  const pauseAfter = (tries: number) => Math.min(mail.longestPause, mail.firstPause * 2 ** tries);

  const domain = /@([\w.-]+)/.exec(mail.from)?.[1] ?? 'localhost';
  const send = (email: Email, id: string) =>
    transport.sendMail({
      ...email,
      from: mail.from,
      // The same when it is sent twice because a process ended in between.
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });

  const outcomeOf = ({ form, recipient, tries, age }: QueuedMail, error: unknown): Outcome => {
    const about = { form, to: recipient === 'office' ? recipient : 'applicant', code: errorCode(error) };
    if ((recipient !== 'office' && isRefused(error)) || age > mail.giveUpAfter) {
      log.warn(about, 'mail given up');
      return 'done';
    }
    log.info(about, 'mail postponed');
    return { retryIn: pauseAfter(tries) };
  };

  const sending =
    (sendOne: (mails: readonly QueuedMail[]) => Promise<unknown>): SendMails =>
    async (mails) => {
      try {
        await withinTime(SENDING_LIMIT, sendOne(mails));
        return mails.map(() => 'done');
      } catch (error) {
        server.isSilent = !isAnswered(error);
        return mails.map((each) => outcomeOf(each, error));
      }
    };
  const sendReceipt = sending(([receipt]) =>
    send(emailToApplicant(receipt!, receipt!.to!), `${receipt!.key}.${receipt!.recipient}`),
  );
  const sendToOffice = sending((mails) =>
    send(emailToOffice(mails, mail.office), `${keyOf(mails.map(({ key }) => key).join())}.office`),
  );

  const round = async () => {
    server.isSilent = false;
    await queue.sendToOffice(mail.officeInterval, sendToOffice);
    let isTaken = true;
    while (isTaken && !server.isSilent && !signal.aborted) isTaken = await queue.sendReceipt(sendReceipt);
    server.silentRounds = server.isSilent ? server.silentRounds + 1 : 0;
  };

  /** How long nothing has to be done here. Another service may have stopped without sending its own. */
  const pauseNow = async () => {
    if (server.isSilent) return pauseAfter(server.silentRounds - 1);
    const dueIn = (await queue.nextDueIn(mail.officeInterval).catch(() => undefined)) ?? mail.firstPause;
    // What is due and was not taken is with another service.
    return Math.min(mail.firstPause, Math.max(dueIn, SECOND));
  };

  const work = async (): Promise<void> => {
    isAsked = true;
    if (isWorking) return;
    isWorking = true;
    while (isAsked && !signal.aborted) {
      isAsked = false;
      await round().catch((error: unknown) => log.warn({ code: errorCode(error) }, 'mail waits'));
    }
    const pause = await pauseNow();
    isWorking = false;
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(() => void work(), isAsked ? 0 : pause).unref();
  };

  await queue.open();
  void work();
  return {
    wake: () => void work(),
    close: () => {
      closing.abort();
      clearTimeout(timer);
      transport.close();
    },
  };
};
